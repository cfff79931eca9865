import { mount } from "svelte";
import App from "./App.svelte";
import { address } from "./lib/route.svelte";
import "./style.css";

const house = document.getElementById("house");
if (house) mount(App, { target: house });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register(address("/sw.js")).catch(() => undefined));
}

import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";

const house = document.getElementById("house");
if (house) mount(App, { target: house });

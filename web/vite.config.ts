import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built pages go into the Python package, which serves them. Paths are relative, so that a house may live under any path.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/mewseum/server/static", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:7370", ws: true } } },
});

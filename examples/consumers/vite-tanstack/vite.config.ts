import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Origin of the API's server. */
const target = process.env.QUIRE_SITE ?? "http://localhost:4173";

// The API compares the Host with the page's origin, so the proxy must keep it.
const proxy = Object.fromEntries(
  ["/api", "/service", "/authenticate", "/logout"].map((path) => [path, { target, changeOrigin: false }]),
);

export default defineConfig({
  plugins: [react()],
  envPrefix: ["VITE_", "QUIRE_"],
  server: { proxy },
  preview: { proxy },
});

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The example site with its reference API. `npm start` serves it, here or elsewhere. */
const site = process.env.QUIRE_SITE ?? "http://localhost:4173";

// The API compares the Host with the request's origin, so the proxy must keep it.
const proxy = Object.fromEntries(
  ["/api", "/service", "/authenticate", "/logout"].map((path) => [
    path,
    { target: site, changeOrigin: false },
  ]),
);

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, proxy },
  preview: { port: 5174, proxy },
});

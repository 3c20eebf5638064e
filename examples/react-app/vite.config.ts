import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The example site with its reference API: `npm start` serves it, here or elsewhere. */
const site = process.env.QUIRE_SITE ?? "http://localhost:4173";

// The host stays the one that the browser named: the API compares it with the request's origin.
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

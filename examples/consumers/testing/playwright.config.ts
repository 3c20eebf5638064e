import { defineConfig } from "@playwright/test";

const port = Number(process.env.PORT ?? 4180);

export default defineConfig({
  testDir: "e2e",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] },
  },
  webServer: { command: `vite preview --port ${port} --strictPort`, port },
});

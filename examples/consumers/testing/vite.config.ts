import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] },
  }),
  instances: [{ browser: "chromium" as const }],
});

export default defineConfig({
  plugins: [react()],
  test: {
    testTimeout: 60_000,
    projects: [
      ...["jsdom", "happy-dom"].map((environment) => ({
        extends: true as const,
        test: {
          name: environment,
          environment,
          include: ["src/{app,readme}.test.tsx"],
          setupFiles: "src/setup.ts",
        },
      })),
      {
        extends: true,
        test: { name: "browser", include: ["src/*.browser.test.{ts,tsx}"], browser: browser() },
      },
      { extends: true, plugins: [storybookTest()], test: { name: "storybook", browser: browser() } },
    ],
  },
});

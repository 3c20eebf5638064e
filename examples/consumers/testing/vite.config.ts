import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    testTimeout: 60_000,
    projects: ["jsdom", "happy-dom"].map((environment) => ({
      extends: true as const,
      test: { name: environment, environment, include: ["src/**/*.test.tsx"] },
    })),
  },
});

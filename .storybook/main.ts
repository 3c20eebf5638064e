import { defineMain } from "@storybook/react-vite/node";
import { defaultClientConditions, mergeConfig } from "vite";
import { gathered } from "../tools/build/gathered.mjs";
import { initialMarkup } from "../tools/build/initial-markup.mjs";
import { locales } from "../tools/build/locales.mjs";
import { messages } from "../tools/build/messages.mjs";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../packages/*/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        messages(),
        gathered({ source: true }),
        locales({ source: true }),
        initialMarkup({ source: true }),
      ],
      resolve: { conditions: ["quire-source", ...defaultClientConditions] },
      // Written for older browsers, light-dark() with a token in it says nothing, and links have the colour of text.
      build: { cssTarget: "esnext" },
    }),
});

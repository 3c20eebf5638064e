import ar from "virtual:quire/locale/ar";
import de from "virtual:quire/locale/de";
import es from "virtual:quire/locale/es";
import fr from "virtual:quire/locale/fr";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { setPageConfiguration } from "../packages/base/core/src/index.js";
import highContrast from "../packages/entry/umbrella/src/themes/high-contrast.css?inline";
import newspaper from "../packages/entry/umbrella/src/themes/newspaper.css?inline";
import soft from "../packages/entry/umbrella/src/themes/soft.css?inline";
import "./host-page.css";

const THEMES: Readonly<Record<string, string>> = { newspaper, soft, "high-contrast": highContrast };
const theme = new CSSStyleSheet();
document.adoptedStyleSheets.push(theme);

const locales = { ar, de, es, fr };

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  parameters: {
    // Axe describes in full only what is to be mended.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    layout: "padded",
    controls: { expanded: true },
  },
  initialGlobals: { direction: "ltr", scheme: "light", theme: "default", language: "en" },
  globalTypes: {
    direction: {
      description: "Writing direction of the host page",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: "Colours of the host page",
      toolbar: {
        title: "Colours",
        icon: "contrast",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: "Theme of the widgets",
      toolbar: {
        title: "Theme",
        icon: "paintbrush",
        items: [
          { value: "default", title: "Default" },
          { value: "newspaper", title: "Newspaper" },
          { value: "soft", title: "Soft" },
          { value: "high-contrast", title: "High contrast" },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: "Language of the host page",
      toolbar: {
        title: "Language",
        icon: "globe",
        items: [
          { value: "en", title: "English" },
          { value: "de", title: "Deutsch" },
          { value: "fr", title: "Français" },
          { value: "es", title: "Español" },
          { value: "ar", title: "العربية" },
        ],
        dynamicTitle: true,
      },
    },
  },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dir = globals.direction === "rtl" ? "rtl" : "ltr";
      document.documentElement.dataset.scheme = globals.scheme;
      theme.replaceSync(THEMES[globals.theme] ?? "");
      document.documentElement.lang = globals.language;
      if (globals.language !== "en") setPageConfiguration({ locales });
      return <Story />;
    },
  ],
});

import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import "./host-page.css";

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  parameters: {
    // Axe describes in full only what is to be mended.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    layout: "padded",
    controls: { expanded: true },
  },
  initialGlobals: { direction: "ltr", scheme: "light" },
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
  },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dir = globals.direction === "rtl" ? "rtl" : "ltr";
      document.documentElement.dataset.scheme = globals.scheme;
      return <Story />;
    },
  ],
});

import { describeConformance } from "@quire/conformance";
import { ShareBarElement, shareBar } from "./element.js";
import { ShareBar } from "./index.js";

/** The links are in the shadow root, next to React's container. */
const linksIn = (view: HTMLElement): HTMLAnchorElement[] => {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? [...root.querySelectorAll<HTMLAnchorElement>("a[part=share]")] : [];
};

describeConformance({
  widget: shareBar,
  element: ShareBarElement,
  component: ShareBar,
  sample: { heading: "A piece" },
  shows: (view) => linksIn(view).some(({ href }) => href.startsWith("mailto:?subject=A%20piece&")),
  events: {
    onShared: (view) => {
      const link = linksIn(view).at(-1);
      // Prevents the mail program from opening.
      link?.addEventListener("click", (event) => event.preventDefault(), { once: true });
      link?.click();
    },
  },
});

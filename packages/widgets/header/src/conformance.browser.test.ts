import { describeConformance } from "@quire/conformance";
import { HeaderElement, header } from "./element.js";
import { Header } from "./index.js";

/** Returns the library link of the header, which is next to React's container in the shadow root. */
function libraryHref(view: HTMLElement): string | null | undefined {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector('[part~="library"]')?.getAttribute("href") : "";
}

describeConformance({
  widget: header,
  element: HeaderElement,
  component: Header,
  sample: { "library-href": "/shelf" },
  shows: (view) => libraryHref(view) === "/shelf",
});

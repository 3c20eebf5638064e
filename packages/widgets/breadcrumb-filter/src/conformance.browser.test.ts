import { describeConformance } from "@quire/conformance";
import { BreadcrumbFilterElement, breadcrumbFilter } from "./element.js";
import { BreadcrumbFilter } from "./index.js";

/** Returns the link of a filter, which is next to React's container in the shadow root. */
function href(view: HTMLElement): string | null | undefined {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector('[part="clear"]')?.getAttribute("href") : null;
}

describeConformance({
  widget: breadcrumbFilter,
  element: BreadcrumbFilterElement,
  component: BreadcrumbFilter,
  attributes: { breadcrumbs: JSON.stringify([{ label: "Strategy", breadcrumb: "" }]) },
  sample: { listing: "hbr-analytic-services" },
  shows: (view) => href(view) === "/hbr-analytic-services#browse-reports-filter",
});

import type { Breadcrumb } from "./breadcrumb.js";

/** Reads the filters from the page's own links, each with `data-breadcrumb`. */
export function readLinks(host: Element): Breadcrumb[] {
  const links = host.querySelectorAll<HTMLElement>(":scope [data-breadcrumb]");
  return [...links]
    .map((link) => ({
      label: link.textContent?.trim().replace(/\s+/g, " ") ?? "",
      breadcrumb: link.dataset.breadcrumb ?? "",
    }))
    .filter(({ label }) => label !== "");
}

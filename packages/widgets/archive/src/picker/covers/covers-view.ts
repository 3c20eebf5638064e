import { pageLocale, safeHref } from "@quire/core";
import { makeElement } from "@quire/element";
import { getIssueHref, type Issue } from "@quire/services/archive";
import { formatIssueLabel } from "../issue-label.js";
import styles from "./covers.css?inline";
import { text } from "./text.js";

export const sheet: string = styles;

interface ShownYear {
  readonly year: number;
  /** Undefined while the year is loading. */
  readonly issues: readonly Issue[] | undefined;
  /** Code of the issue that is selected in the list. */
  readonly chosen: string;
}

/** Number of placeholders while the first year loads. */
const PLACEHOLDER_COUNT = 6;

/** The covers of a year, each a link to its issue. Earlier covers stay, dimmed, while another year loads. */
export class CoversView {
  readonly element = makeElement("ul", { part: "covers", role: "list" });
  #issues: readonly Issue[] | undefined;

  show({ year, issues, chosen }: ShownYear): void {
    const { element } = this;
    element.toggleAttribute("data-waiting", issues === undefined);
    element.setAttribute("aria-label", text("covers", { year: String(year) }));
    if (!issues) {
      if (element.childElementCount === 0)
        element.append(...Array.from({ length: PLACEHOLDER_COUNT }, getPlace));
      return;
    }
    if (issues !== this.#issues) element.replaceChildren(...issues.map(coverView));
    this.#issues = issues;
    for (const link of element.querySelectorAll("a")) {
      if (link.dataset.code === chosen) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }
}

const getPlace = () =>
  makeElement("li", { part: "cover", "aria-hidden": "true" }, makeElement("span", { class: "picture" }));

function coverView(issue: Issue): HTMLElement {
  const { code } = issue;
  const link = makeElement(
    "a",
    { part: "cover-link", href: getIssueHref(code), "data-code": code },
    makeElement("span", { class: "picture" }, ...getPicture(issue)),
    makeElement("span", { part: "cover-name" }, formatIssueLabel(issue, pageLocale())),
  );
  return makeElement("li", { part: "cover" }, link);
}

/** A cover that is missing or fails to load leaves an empty area. */
function getPicture({ image }: Issue): readonly Node[] {
  const src = safeHref(image);
  if (!src) return [];
  const made = makeElement("img", { part: "cover-image", src, alt: "", loading: "lazy" });
  made.onerror = () => made.remove();
  return [made];
}

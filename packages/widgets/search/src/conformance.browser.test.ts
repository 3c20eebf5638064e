import { describeConformance } from "@quire/conformance";
import { afterEach, beforeEach } from "vitest";
import { openSearch } from "../test/open-search.js";
import { SearchElement, search } from "./element.js";
import { Search } from "./index.js";

// A suggestion is a link: following it would end the test.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  addEventListener("click", stay);
  addEventListener("submit", stay);
});
afterEach(() => {
  removeEventListener("click", stay);
  removeEventListener("submit", stay);
});

const options = (view: HTMLElement) => view.querySelectorAll<HTMLElement>('[role="option"]');

describeConformance({
  widget: search,
  element: SearchElement,
  component: Search,
  open: true,
  sample: { "recent-limit": "2" },
  shows: (view) => options(view).length === 2,
  events: {
    onChoose: (view) => options(view)[0]?.click(),
    onSearch: (view) => view.parentElement?.querySelector("form")?.requestSubmit(),
  },
  prepare: () => {
    openSearch({}, ["pricing power", "second-year strategy", "negotiation", "leading teams"]);
  },
});

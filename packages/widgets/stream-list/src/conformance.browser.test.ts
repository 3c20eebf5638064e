import { describeConformance } from "@quire/conformance";
import { openStreams } from "../test/open-streams.js";
import { StreamListElement, streamList } from "./element.js";
import { StreamList } from "./index.js";

describeConformance({
  widget: streamList,
  element: StreamListElement,
  component: StreamList,
  attributes: { stream: "saves", tabs: '[{"label":"Now"},{"label":"Then"}]' },
  sample: { label: "Kept for later" },
  shows: (view) => view.querySelector('[part="heading"]')?.textContent === "Kept for later",
  events: {
    onLoad: (view) => view.querySelector<HTMLElement>('[part="more"]')?.click(),
    onTabChange: (view) => view.querySelectorAll<HTMLElement>('[part="tab"]')[1]?.click(),
  },
  prepare: () => {
    openStreams();
  },
});

import type { Fault, Item } from "@quire/testing";
import preview from "../../../../../.storybook/preview.js";
import { getIssues, issue, openArchive } from "../../test/open-archive.js";
import { IssuePicker } from "../index.js";

/** Prepares a story: a fake backend with these issues replaces the network. */
const archive =
  (items: readonly Item[], ...faults: Fault[]) =>
  () =>
    openArchive({
      items,
      faults: faults.map((fault) => ({ call: "magazineStream", times: Infinity, ...fault })),
    }).close;

const meta = preview.meta({
  title: "Widgets/Issue picker",
  component: IssuePicker,
  beforeEach: archive([2025, 1971].flatMap(getIssues)),
});

export const Ready = meta.story({});

/** The state on the page of an issue. */
export const Chosen = meta.story({ args: { year: 1971, issue: "BR7102" } });

export const Loading = meta.story({ beforeEach: archive([], { hang: true }) });

/** The covers of the year, below the lists. */
export const Covers = meta.story({ args: { covers: true } });

export const CoversLoading = meta.story({
  args: { covers: true },
  beforeEach: archive([], { hang: true }),
});

/** Issues without a picture, and a name of 300 characters. */
export const CoversWithoutPictures = meta.story({
  args: { covers: true },
  beforeEach: archive([
    issue("BR2501", { title: "January 2025: The Early Harbour Issue", published: "2025-01-01", image: "" }),
    issue("BR2502", {
      title: `February 2025: ${"Everything promised ".repeat(14)}`,
      published: "2025-02-01",
      image: "",
    }),
  ]),
});

export const CoversOnPhone = meta.story({
  args: { covers: true },
  globals: { viewport: { value: "mobile1" }, direction: "rtl" },
});

/** A year without issues. */
export const Empty = meta.story({ beforeEach: archive([]) });

export const Failed = meta.story({ beforeEach: archive([], { status: 403, body: {} }) });

export const LongText = meta.story({
  beforeEach: archive([
    issue("BR2501", {
      title: `January 2025: ${"The Issue of Everything That Was Ever Promised ".repeat(4)}`,
      published: "2025-01-01",
    }),
  ]),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

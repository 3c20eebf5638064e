import type { Fault, Item } from "@quire/testing";
import preview from "../../../../../.storybook/preview.js";
import { issue, openArchive } from "../../test/open-archive.js";
import { IssueContents } from "../index.js";

/** Prepares a story: a fake backend with these issues replaces the network. */
const archive =
  (items: readonly Item[], ...faults: Fault[]) =>
  () =>
    openArchive({
      items,
      faults: faults.map((fault) => ({ call: "magazineStream", times: Infinity, ...fault })),
    }).close;

const meta = preview.meta({
  title: "Widgets/Issue contents",
  component: IssueContents,
  args: { code: "3991" },
  beforeEach: archive([issue("3991")]),
});

export const Ready = meta.story({});

export const Loading = meta.story({ beforeEach: archive([], { hang: true }) });

/** The page's own content shows until the widget has loaded. */
export const Fallback = meta.story({
  args: { children: <h2>The Early Harbour Issue</h2> },
  beforeEach: archive([], { hang: true }),
});

/** No issue has this code. */
export const Unknown = meta.story({ args: { code: "BR9999" } });

export const Failed = meta.story({ beforeEach: archive([], { status: 403, body: {} }) });

export const WithoutItems = meta.story({ beforeEach: archive([issue("3991", { entry: {} })]) });

export const WithoutPicture = meta.story({ beforeEach: archive([issue("3991", { image: "" })]) });

export const LongText = meta.story({
  beforeEach: archive([
    issue("3991", {
      title: "The Issue of Everything That Was Ever Promised ".repeat(3),
      entry: {
        items: [
          { title: "Donaudampfschifffahrtsgesellschaftskapitänspatent ".repeat(3), link: "/1971/01/long" },
        ],
      },
    }),
  ]),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

import preview from "../../../../../.storybook/preview.js";
import { feed, issue, openArchive } from "../../test/fake-archive.js";
import { IssueContents } from "./issue-contents.js";

/** Before a story: what the feed says. */
const archive =
  (...given: Parameters<typeof openArchive>) =>
  () =>
    openArchive(...given).close;

const meta = preview.meta({
  title: "Widgets/Issue contents",
  component: IssueContents,
  args: { code: "3991" },
  beforeEach: archive(),
});

export const Ready = meta.story({});

export const Loading = meta.story({ beforeEach: archive(() => new Promise(() => {})) });

/** The page's own content shows until the widget has loaded. */
export const Fallback = meta.story({
  args: { children: <h2>The Early Harbour Issue</h2> },
  beforeEach: archive(() => new Promise(() => {})),
});

/** A code that there is no issue of. */
export const Unknown = meta.story({ args: { code: "BR9999" } });

export const Failed = meta.story({ beforeEach: archive(() => Response.json({}, { status: 403 })) });

export const WithoutItems = meta.story({ beforeEach: archive(() => feed(issue("3991", { items: [] }))) });

export const WithoutPicture = meta.story({ beforeEach: archive(() => feed(issue("3991", { image: "" }))) });

export const LongText = meta.story({
  beforeEach: archive(() =>
    feed(
      issue("3991", {
        title: "The Issue of Everything That Was Ever Promised ".repeat(3),
        items: [
          { title: "Donaudampfschifffahrtsgesellschaftskapitänspatent ".repeat(3), link: "/1971/01/long" },
        ],
      }),
    ),
  ),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

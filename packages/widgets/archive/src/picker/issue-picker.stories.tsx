import preview from "../../../../../.storybook/preview.js";
import { feed, issue, openArchive } from "../../test/fake-archive.js";
import { IssuePicker } from "./issue-picker.js";

/** Before a story: what the feed says. */
const archive =
  (...given: Parameters<typeof openArchive>) =>
  () =>
    openArchive(...given).close;

const meta = preview.meta({
  title: "Widgets/Issue picker",
  component: IssuePicker,
  beforeEach: archive(),
});

export const Ready = meta.story({});

/** As on the page of an issue. */
export const Chosen = meta.story({ args: { year: 1971, issue: "BR7102" } });

export const Loading = meta.story({ beforeEach: archive(() => new Promise(() => {})) });

/** A year without issues. */
export const Empty = meta.story({ beforeEach: archive(() => feed()) });

export const Failed = meta.story({ beforeEach: archive(() => Response.json({}, { status: 403 })) });

export const LongText = meta.story({
  beforeEach: archive(() =>
    feed(
      issue("BR2501", {
        title: `January 2025: ${"The Issue of Everything That Was Ever Promised ".repeat(4)}`,
        published: "2025-01-01",
      }),
    ),
  ),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

import { CurrentUserSchema } from "@quire/services/contract";
import { sessionStore } from "@quire/services/session";
import { parse } from "valibot";
import preview from "../../../../../.storybook/preview.js";
import { VideoAccess } from "../index.js";

const meta = preview.meta({
  title: "Widgets/Video access",
  component: VideoAccess,
  args: { videoId: "7003", challenge: "of-a-frame", videoHref: "/video/7003/a-balance-sheet-aloud" },
});

const reads = (status: "unknown" | "anonymous" | "known") => () =>
  sessionStore().setState(
    status === "known" ? { status, user: parse(CurrentUserSchema, { id: "7" }) } : { status },
    true,
  );

/** The session request is still pending. */
export const Asking = meta.story({
  beforeEach() {
    const { fetch } = globalThis;
    globalThis.fetch = () => new Promise(() => {});
    reads("unknown")();
    return () => {
      globalThis.fetch = fetch;
    };
  },
});

export const Guest = meta.story({ beforeEach: reads("anonymous") });

/** A window without an opener. */
export const Lost = meta.story({ beforeEach: reads("known") });

export const RightToLeft = meta.story({ beforeEach: reads("anonymous"), globals: { direction: "rtl" } });

export const Phone = meta.story({
  beforeEach: reads("anonymous"),
  globals: { viewport: { value: "mobile1" } },
});

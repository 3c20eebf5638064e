import { newPage } from "@quire/conformance/new-page";
import { notify } from "@quire/core";
import { offerUndo } from "@quire/services/outbox";
import { useEffect } from "react";
import preview from "../../../../../.storybook/preview.js";
import { Toast } from "../index.js";

interface HappenedProps {
  readonly happen: () => void;
}

/** A page on which an action was just done. */
function Happened({ happen }: HappenedProps) {
  useEffect(happen, [happen]);
  return (
    <div style={{ minBlockSize: 300 }}>
      <Toast timeout={600_000} />
    </div>
  );
}

const offer = (message: string) => () => void offerUndo(message, async () => {});

const meta = preview.meta({ title: "Widgets/Toast", component: Happened, beforeEach: newPage });

export const Undo = meta.story({ args: { happen: offer("Saved!") } });

export const Done = meta.story({ args: { happen: () => notify("Folders Updated", "success") } });

export const Waiting = meta.story({
  args: { happen: offer("You’re offline. We’ll do this when you’re back online.") },
});

export const Failure = meta.story({
  args: {
    happen: () =>
      notify("There was an error while processing your request, please try again later.", "error"),
  },
});

export const Empty = meta.story({ args: { happen: () => {} } });

export const LongText = meta.story({
  args: {
    happen: offer(
      "You are now following Negotiation strategies for people who would rather be somewhere else, and Managingyourselfwithoutanyspacesatall.",
    ),
  },
});

export const RightToLeft = meta.story({
  args: { happen: offer("أنت تتابع الآن استراتيجية.") },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  args: { happen: offer("You are now following Strategy.") },
  globals: { viewport: { value: "mobile1" } },
});

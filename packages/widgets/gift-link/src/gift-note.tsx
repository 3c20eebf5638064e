import { GenericFailure } from "@quire/features/credentials";
import { Notice } from "@quire/ui";
import { createElement, type ReactNode } from "react";
import type { Gift } from "./gifts-store.js";
import { text } from "./text.js";

interface GiftNoteProps {
  readonly gift: Gift | undefined;
  readonly left: number | undefined;
}

/** The gift's status message. Its live region exists before the message does. */
export function GiftNote({ gift, left }: GiftNoteProps): ReactNode {
  return (
    <>
      <p part="note" role="status">
        {getNote(gift, left)}
      </p>
      {gift?.kind === "not-allowed" && <NotAllowed />}
      {gift?.kind === "failed" && (
        <Notice tone="error">
          <GenericFailure />
        </Notice>
      )}
    </>
  );
}

function getNote(gift: Gift | undefined, left: number | undefined): string {
  const count = left === undefined ? "" : text("left", { n: left });
  switch (gift?.kind) {
    case "given":
      return `${text("given")} ${count}`;
    case "none-left":
      return text("noneLeft");
    case undefined:
      return count || text("lead");
    default:
      return "";
  }
}

function NotAllowed(): ReactNode {
  const subscribe = (words: string) => (
    <a className="quire-link" href="/subscriptions">
      {words}
    </a>
  );
  return (
    <Notice tone="error">
      {createElement("p", { className: "quire-text" }, ...text.rich("notAllowed", {}, { subscribe }))}
    </Notice>
  );
}

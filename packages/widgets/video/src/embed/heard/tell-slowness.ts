import { adoptStyles, announce, treeOf } from "@quire/core";
import { makeElement } from "@quire/element";
import sheet from "./slow.css?inline";
import { text } from "./text.js";

/** Milliseconds without a word from the frame's page, after which the reader is told. */
const PATIENCE = 8_000;

/**
 * A page that does not answer leaves its frame empty, and who stands around it cannot tell it from a slow one: below the
 * frame it is said, with the way to where the video can be seen.
 * @returns takes it back: the page has spoken
 */
export function tellSlowness(frame: HTMLIFrameElement, signal: AbortSignal): () => void {
  const href = frame.src.split("#")[0] ?? "";
  // The fallback if the page has slotted no link.
  const link = makeElement("a", { href, target: "_blank", rel: "noopener" }, new URL(href).host);
  const note = makeElement("p", { part: "slow" }, text("slow"), makeElement("slot", {}, link));
  const timer = setTimeout(() => {
    adoptStyles(frame, sheet);
    frame.after(note);
    announce(text("slow"));
  }, PATIENCE);
  const end = () => {
    clearTimeout(timer);
    const { host } = note.getRootNode() as Partial<ShadowRoot>;
    const hadFocus = host?.matches(":focus-within") === true && treeOf(frame).activeElement !== frame;
    note.remove();
    if (hadFocus) frame.focus();
  };
  signal.addEventListener("abort", end, { once: true });
  return end;
}

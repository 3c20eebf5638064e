import { adoptStyles, announce, getTree } from "@quire/core";
import { makeElement } from "@quire/element";
import sheet from "./slow.css?inline";
import { text } from "./text.js";

/** Milliseconds without a message of the frame's page until the note shows. */
const PATIENCE = 8_000;

/**
 * Shows a note with a link to the video below a frame whose page does not answer. An empty frame and a slow one cannot
 * be distinguished.
 * @returns a function that removes the note. Call it when the page has answered
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
    const hadFocus = host?.matches(":focus-within") === true && getTree(frame).activeElement !== frame;
    note.remove();
    if (hadFocus) frame.focus();
  };
  signal.addEventListener("abort", end, { once: true });
  return end;
}

import { makeElement } from "@quire/element";
import { text } from "../text.js";

/** Lays a start button over a film that stands still, until it plays; a press on it counts as the reader's own. */
export function offerStart(media: HTMLVideoElement, signal: AbortSignal): void {
  if (!media.paused || media.ended || media.nextElementSibling?.matches("[part=start]")) return;
  const label = makeElement("span", { part: "start-label" }, text("play"));
  const start = makeElement(
    "button",
    { part: "start", type: "button" },
    makeElement("span", { class: "mark" }),
    label,
  );
  start.addEventListener("click", () => void media.play().catch(() => {}));
  const remove = () => {
    const hadFocus = start.matches(":focus");
    const toggle = start.parentElement?.querySelector<HTMLElement>("[part~=toggle]");
    start.remove();
    if (hadFocus) toggle?.focus({ preventScroll: true });
  };
  media.addEventListener("play", remove, { once: true, signal });
  media.after(start);
}

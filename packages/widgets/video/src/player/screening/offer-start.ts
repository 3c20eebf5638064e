import { makeElement } from "@quire/element";
import { text } from "../text.js";

/** Shows a start button over a paused video until it plays. Browsers accept its click as a user gesture. */
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

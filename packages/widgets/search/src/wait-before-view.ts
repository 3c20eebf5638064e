import { isComposing } from "@quire/core";
import type { Frame } from "@quire/core/frame";
import type { SearchBox } from "./search-box.js";

/** The number of letters that suggestions need (content-5.11). */
const MIN_LETTERS = 3;

/**
 * Shows placeholders for suggestions before the view has loaded. Escape closes the overlay, instead of clearing the
 * field.
 */
export function waitBeforeView(
  host: HTMLElement,
  container: HTMLElement,
  box: SearchBox,
  frame: Frame,
): void {
  const hasView = () => container.hasChildNodes();
  function wait(isWaiting: boolean): void {
    if (hasView()) return;
    box.wait(isWaiting);
    if (isWaiting && !box.isOverlay) box.showList();
    else box.hideList();
  }
  const look = () => wait(box.typed.trim().length >= MIN_LETTERS && host.dataset.state !== "error");
  const stop = () => wait(false);
  host.addEventListener("input", ({ target }) => target === box.input && look());
  host.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || hasView() || !frame.isOpen || isComposing(event)) return;
    event.preventDefault();
    frame.close("escape");
  });
  host.addEventListener(
    "focusout",
    ({ relatedTarget: to }) => to instanceof Node && !host.contains(to) && stop(),
  );
  host.addEventListener("quire-open", ({ target }) => target === host && look());
  host.addEventListener("quire-close", ({ target }) => target === host && stop());
  if (box.input?.matches(":focus") && box.typed !== box.input.defaultValue) look();
  new MutationObserver(() => host.dataset.state === "error" && stop()).observe(host, {
    attributeFilter: ["data-state"],
  });
}

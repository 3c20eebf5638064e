import { runtime } from "@quire/core";
import type { AnyWidget } from "./widget.js";

type Declared = Pick<AnyWidget, "shell" | "loading">;

/**
 * When an element's view is wanted, as its attribute `loading` says: at once (`eager`), when the browser has nothing else
 * to do (`idle`), near the window (`visible`), or at the first sign that a reader turns to it (`intent`). By default as
 * its widget declares; where no page script cares for a page, at once.
 */
export function loadingOf(host: HTMLElement, { shell, loading }: Declared): string {
  const usual = loading ?? (shell ? "intent" : "visible");
  return host.getAttribute("loading") ?? (runtime().shared.has("loader") ? usual : "eager");
}

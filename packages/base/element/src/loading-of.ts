import { runtime } from "@quire/core";
import type { AnyWidget } from "./widget.js";

type Declared = Pick<AnyWidget, "shell" | "loading">;

/**
 * Returns when an element loads its view: at once (`eager`), in idle time (`idle`), near the viewport (`visible`), or at
 * the first sign of intent (`intent`). The attribute `loading` comes first, then the widget's declaration. Pages without
 * the loader use `eager`.
 */
export function loadingOf(host: HTMLElement, { shell, loading }: Declared): string {
  const usual = loading ?? (shell ? "intent" : "visible");
  return host.getAttribute("loading") ?? (runtime().shared.has("loader") ? usual : "eager");
}

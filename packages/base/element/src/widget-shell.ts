import { getFallbackLanguage, pageLocale, setOwnAttribute } from "@quire/core";
import { type CreateShell, getShell, type Shell } from "@quire/core/frame";
import { completeDom } from "./complete-dom.js";

/** The values of a host's `data-state`. */
export type WidgetState = "loading" | "ready" | "empty" | "error" | "offline" | "misconfigured";

/** Returns the shell of a host, and creates it at the first call. */
export function widgetShell(host: HTMLElement, create: CreateShell): Shell {
  completeDom();
  return getShell(host, create);
}

/** Shows a state on the host, and on the data mount around it. */
export function showState(host: HTMLElement, name: string, state: WidgetState): void {
  const mount = host.parentElement?.dataset.quire === name ? [host.parentElement] : [];
  for (const element of [host, ...mount]) setOwnAttribute(element, "data-state", state);
  setLanguage(host, name);
}

/** Sets `lang` on the widget's parts when its messages are in another language than the content around it. */
export function setLanguage(host: HTMLElement, name: string): void {
  const locale = pageLocale();
  const around = host.closest<HTMLElement>("[lang]")?.lang;
  const isOther = around && !locale.startsWith(around.slice(0, 2));
  const language = getFallbackLanguage(name) ?? (isOther ? locale : undefined);
  const parts = [...(host.shadowRoot?.children ?? []), ...host.querySelectorAll(":scope > [data-quire-ui]")];
  for (const part of parts) {
    if (language) part.setAttribute("lang", language);
    else part.removeAttribute("lang");
  }
}

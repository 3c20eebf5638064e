import { type Screen, toScreen } from "./screen.js";

const SWITCH = "quire-switch-screen";

/**
 * Shows another screen of an auth modal, which may be closed or not loaded yet.
 * @throws QuireError `auth-modal/screen`, `'<value> is not a valid screen'`, for any other name.
 */
export function switchScreen(host: HTMLElement, value: string): void {
  const detail = toScreen(value);
  const waits = host.dispatchEvent(new CustomEvent<Screen>(SWITCH, { detail, cancelable: true }));
  if (waits) setModeUntilClosed(host, detail);
}

/** The original modes of modals that show another screen until they close. */
const ownModes = new WeakMap<EventTarget, string>();

/** Sets `mode` for the initial markup and the view. The modal's own mode returns for the next opening. */
function setModeUntilClosed(host: HTMLElement, screen: Screen): void {
  if (!ownModes.has(host)) ownModes.set(host, host.getAttribute("mode") ?? "sign-in");
  host.setAttribute("mode", screen);
  host.addEventListener("quire-close", restoreMode);
}

function restoreMode({ target }: Event): void {
  const host = target as HTMLElement; // Other elements that close inside the modal have no mode here.
  const mode = ownModes.get(host);
  if (mode) host.setAttribute("mode", mode);
  ownModes.delete(host);
}

/** Follows `switchScreen` until the signal aborts. */
export function onSwitchScreen(host: HTMLElement, show: (screen: Screen) => void, signal: AbortSignal): void {
  const listener = (event: Event) => {
    event.preventDefault(); // Tells `switchScreen` that the view has handled the event.
    // `switchScreen` sends this detail. Details of other senders are validated by `toScreen`.
    show(toScreen(String((event as CustomEvent<unknown>).detail)));
  };
  host.addEventListener(SWITCH, listener, { signal });
}

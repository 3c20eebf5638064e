import { type Screen, screenNamed } from "./screen.js";

const SWITCH = "quire-switch-screen";

/**
 * Shows another screen of an auth modal, open or not yet there.
 * @throws QuireError `auth-modal/screen`, `'<value> is not a valid screen'`, for any other name.
 */
export function switchScreen(host: HTMLElement, value: string): void {
  const detail = screenNamed(value);
  const waits = host.dispatchEvent(new CustomEvent<Screen>(SWITCH, { detail, cancelable: true }));
  if (waits) host.setAttribute("mode", detail);
}

/** Follows `switchScreen` until the signal aborts. */
export function onSwitchScreen(host: HTMLElement, show: (screen: Screen) => void, signal: AbortSignal): void {
  const listener = (event: Event) => {
    event.preventDefault(); // Says that the view is there.
    // Sent by `switchScreen`; whatever else comes is judged as it was there.
    show(screenNamed(String((event as CustomEvent<unknown>).detail)));
  };
  host.addEventListener(SWITCH, listener, { signal });
}

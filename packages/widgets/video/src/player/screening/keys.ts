import { isElement, report } from "@quire/core";
import type { PlayerStore } from "./player-store.js";

interface KeyTarget {
  readonly store: PlayerStore;
  readonly stage: HTMLElement;
  readonly signal: AbortSignal;
}

/** The usual keys of players, and those of the timeline. */
const KEYS = /^([ cfjklm<>]|Arrow\w+)$/;
const LINE_KEYS = /^(Arrow|Page|Home|End)/;

/**
 * Handles keys in the stage, and hides them from the page's hotkeys. The code of the actions loads at the first key.
 */
export function listenToKeys({ store, stage, signal }: KeyTarget): void {
  const act = async (key: string, onLine: boolean) => {
    const { actOnKey } = await import("./key-actions.js");
    if (!signal.aborted) actOnKey(store, key, onLine);
  };
  stage.addEventListener(
    "keydown",
    (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const name = key.length > 1 ? key : key.toLowerCase();
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || !isElement(target)) return;
      const onLine = target.matches("[part=timeline]");
      if (!(onLine && LINE_KEYS.test(name)) && (isOwn(target, name) || !KEYS.test(name))) return;
      event.preventDefault();
      event.stopPropagation();
      act(name, onLine).catch(report);
    },
    { signal },
  );
}

/** Returns true if the focused control handles the key itself. */
const isOwn = (target: Element, key: string): boolean =>
  target.matches(key === " " ? "select, button" : key.length > 1 ? "select, input" : "select");

import {
  type Activation,
  announce,
  report,
  reportFault,
  showTriggerState,
  type Trigger,
  type TriggerState,
  userMessageOf,
} from "@quire/core";
import type { ChunkLoader } from "./chunk-loader.js";
import { isName, ownData } from "./names.js";
import type { Overlays } from "./overlays.js";
import type { Roots } from "./roots.js";
import { text } from "./text.js";

export const TRIGGER = "[data-quire-do],[data-quire-open]";
const HANDLED = Symbol.for("quire/handled");

/** Finds `data-quire-do` and `data-quire-open` elements and acts on their clicks: one listener for all. */
export function createTriggers(chunks: ChunkLoader, roots: Roots, overlays: Overlays): { discover(): void } {
  const seen = new WeakSet<Element>();
  const painters = new Map<string, ((elements: readonly HTMLElement[]) => void)[]>();

  async function triggerOf(action: string): Promise<Trigger> {
    const module = await chunks.load(`triggers/${action}.js`);
    // The build makes triggers/ of files that export just this.
    return module["trigger"] as Trigger;
  }

  function connect(action: string): void {
    const known: ((elements: readonly HTMLElement[]) => void)[] = [];
    painters.set(action, known);
    const elements = () => roots.find(`[data-quire-do="${action}"]`);
    triggerOf(action).then(
      (trigger) =>
        trigger.connect?.({
          elements,
          onDiscover(paint) {
            known.push(paint);
            paint(elements());
          },
        }),
      (error) => {
        painters.delete(action); // The next discovery, or a click, tries again.
        report(error);
      },
    );
  }

  function discover(): void {
    const found = new Map<string, HTMLElement[]>();
    for (const element of roots.find(TRIGGER)) {
      if (seen.has(element)) continue;
      seen.add(element);
      element.dataset.state ??= "idle";
      const { quireDo: action, quireOpen: overlay } = element.dataset;
      if (isName(action)) found.set(action, [...(found.get(action) ?? []), element]);
      if (isName(overlay)) overlays.expect(overlay);
    }
    for (const [action, elements] of found) {
      if (!painters.has(action)) connect(action);
      else for (const paint of painters.get(action) ?? []) paint(elements);
    }
  }

  document.addEventListener(
    "click",
    (event) => {
      const element = triggerOfClick(event);
      if (!element || HANDLED in event) return;
      Object.defineProperty(event, HANDLED, { value: true });
      event.preventDefault();
      if (element.matches(':disabled, [aria-disabled="true"], [data-state="busy"]')) return;
      void activate(element, event.detail === 0);
    },
    // Captured: pages that stop their clicks on the way up must not lose ours.
    { capture: true },
  );

  async function activate(element: HTMLElement, keyboard: boolean): Promise<void> {
    showTriggerState(element, "busy");
    try {
      showTriggerState(element, await perform(element, keyboard));
    } catch (error) {
      showTriggerState(element, "failed");
      report(error);
      const message = userMessageOf(error);
      // Without its code, a link does what it does without script.
      if (!message && element instanceof HTMLAnchorElement) location.assign(element.href);
      else announce(message ?? text("failed"), "assertive");
    }
  }

  async function perform(element: HTMLElement, keyboard: boolean): Promise<TriggerState> {
    const { quireDo: action, quireOpen: overlay } = element.dataset;
    const activation: Activation = { element, data: ownData(element), keyboard };
    if (isName(overlay)) return overlays.open(overlay, activation);
    if (isName(action)) return (await triggerOf(action)).run(activation);
    reportFault("trigger/unknown", "A trigger names neither an action nor an overlay.", {
      fix: 'Write data-quire-do="add-to-cart" or data-quire-open="auth-modal".',
    });
    return "failed";
  }

  return { discover };
}

/** The trigger that a plain click meant; with a modifier key, a link is the browser's. */
function triggerOfClick(event: MouseEvent): HTMLElement | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const path = event.composedPath();
  return path.find((node): node is HTMLElement => node instanceof HTMLElement && node.matches(TRIGGER));
}

import {
  type Action,
  getUserMessage,
  report,
  showTriggerState,
  type TriggerState,
  whenIdle,
} from "@quire/core";
import { TRIGGER } from "./capture-clicks.js";
import type { ChunkLoader } from "./chunk-loader.js";
import { getDataAttributes, isName } from "./names.js";
import type { Overlays } from "./overlays.js";
import type { Repairs } from "./repairs.js";
import type { Roots } from "./roots.js";
import { runNativeAction } from "./run-native-action.js";
import type { Page } from "./start-loader.js";

type Paint = (elements: readonly HTMLElement[]) => void;

const TRIGGER_STATES = /^(idle|busy|on|done|failed)$/;

const loadFailure = () => import("./trigger-failure.js");

/** Finds `data-quire-do` and `data-quire-open` elements, and runs their actions or opens their overlays. */
export function createTriggers(
  chunks: ChunkLoader,
  roots: Roots,
  overlays: Overlays,
  repairs: Repairs,
): Page & { discover(): void } {
  const connectedElements = new WeakSet<Element>();
  const painters = new Map<string, Paint[]>();

  async function getAction(name: string): Promise<Action> {
    const module = await chunks.load(`actions/${name}.js`);
    // The build makes actions/ from files with this single export.
    return module.action as Action;
  }

  function connect(action: string): void {
    const known: Paint[] = [];
    painters.set(action, known);
    const elements = () => roots.find(`[data-quire-do="${action}"]`);
    const onDiscover = (paint: Paint) => {
      known.push(paint);
      paint(elements());
    };
    getAction(action).then(
      (action) => {
        action.connect?.({ elements, onDiscover });
        // A failed prefetch is retried on a click.
        whenIdle(() =>
          chunks
            .quiet()
            .then(() => Promise.all([loadFailure(), action.prepare?.(elements())]))
            .catch(() => {}),
        );
      },
      (error) => {
        painters.delete(action); // The next discovery, or a click, tries again.
        report(error);
      },
    );
  }

  /** Watches a trigger's state. After a change by page code, the action paints the state of its store again. */
  function keep(element: HTMLElement): void {
    let last = element.dataset.state ?? "idle";
    repairs.watch(element, () => {
      const { state = "" } = element.dataset;
      if (TRIGGER_STATES.test(state)) last = state;
      else element.dataset.state = last;
      if (last === "busy" && !element.ariaBusy) element.ariaBusy = "true";
      for (const paint of painters.get(element.dataset.quireDo ?? "") ?? []) paint([element]);
    });
  }

  function discover(): void {
    const found = new Map<string, HTMLElement[]>();
    for (const element of roots.getInserted(TRIGGER)) {
      if (connectedElements.has(element)) continue;
      connectedElements.add(element);
      element.dataset.state ??= "idle";
      keep(element);
      const { quireDo: action, quireOpen: overlay } = element.dataset;
      if (isName(overlay)) overlays.expect(overlay);
      else if (isName(action)) found.set(action, (found.get(action) ?? []).concat(element));
    }
    for (const [action, elements] of found) {
      if (!painters.has(action)) connect(action);
      else for (const paint of painters.get(action) ?? []) paint(elements);
    }
  }

  async function perform(element: HTMLElement, keyboard: boolean): Promise<TriggerState> {
    const { quireDo: action, quireOpen: overlay } = element.dataset;
    const activation = { element, data: getDataAttributes(element), keyboard };
    if (isName(overlay)) return overlays.open(overlay, activation);
    if (isName(action)) return (await getAction(action)).run(activation);
    loadFailure().then(({ reportUnknown }) => reportUnknown(), report);
    return "failed";
  }

  async function activate(element: HTMLElement, keyboard: boolean): Promise<void> {
    try {
      showTriggerState(element, await perform(element, keyboard));
    } catch (error) {
      showTriggerState(element, "failed");
      report(error);
      const message = getUserMessage(error);
      if (message || !runNativeAction(element))
        loadFailure().then(({ notifyFailure }) => notifyFailure(message), report);
    }
  }

  return { discover, activate: (element, keyboard) => void activate(element, keyboard) };
}

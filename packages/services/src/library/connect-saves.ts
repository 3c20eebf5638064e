import { pageSingleton, parseJson, report, type TriggerSet } from "@quire/core";
import { getUser, onPendingAction, sessionStore } from "../session/index.js";
import { savedStore } from "./saved-store.js";

type Paint = (element: HTMLElement, isSaved: boolean) => void;

/** Updates all triggers of an action when the saved items change. `paint` writes only differences. */
export function connectSaves(triggers: TriggerSet, paint: Paint): void {
  pageSingleton("library-connected", startLibrary);
  const store = savedStore();
  const ids = new WeakMap<HTMLElement, string>();
  const painted = new WeakSet<HTMLElement>();
  const idFor = (element: HTMLElement) => {
    const id = ids.get(element) ?? getId(element.dataset);
    ids.set(element, id);
    return id;
  };
  const learn = (elements: readonly HTMLElement[]) => {
    if (elements.length === 0 || !getUser(sessionStore().getState())) return;
    import("./learn-saved.js").then(({ learnAbout }) => learnAbout(elements.map(idFor))).catch(report);
  };
  const paintAll = (elements: readonly HTMLElement[]) => {
    const { saved } = store.getState();
    // Guests have no saved items. Nothing is painted while the user is unknown.
    const other = sessionStore().getState().status === "anonymous" ? false : undefined;
    for (const element of elements) {
      const id = idFor(element);
      // After a failed write the state is unknown, so it is painted as not saved again.
      const isSaved = saved.get(id) ?? other ?? (painted.has(element) ? false : undefined);
      if (isSaved === undefined) continue;
      painted.add(element);
      paint(element, isSaved);
    }
  };
  triggers.onDiscover((elements) => {
    paintAll(elements);
    learn(elements);
  });
  store.subscribe(() => paintAll(triggers.elements()));
  sessionStore().subscribe((now, before) => {
    if (now.status !== before.status) paintAll(triggers.elements());
    if (getUser(now)?.id !== getUser(before)?.id) learn(triggers.elements());
  });
}

function getId({ item, itemId = "" }: DOMStringMap): string {
  try {
    return item === undefined ? itemId : String(Object(parseJson(item)).id ?? "");
  } catch {
    return ""; // A click reports the invalid JSON.
  }
}

/** Registers the actions that run after sign-in, once a page. */
function startLibrary(): true {
  for (const action of ["save", "unsave"] as const) {
    onPendingAction(action, async (data) => (await import("./save-pending.js")).savePending(action, data));
  }
  return true;
}

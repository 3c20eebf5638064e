import { Window } from "happy-dom";

/** Globals of the process that the page's versions replace, because widgets need those. */
const OVERRULED = new Set(["CustomEvent", "Event", "EventTarget", "navigator"]);
/** Globals that stay those of the process. */
const KEPT =
  /^(?:AbortController|AbortSignal|Blob|Buffer|File|FormData|Headers|Request|Response|URL|URLSearchParams|console|crypto|fetch|performance|process|queueMicrotask|structuredClone|(?:set|clear)(?:Timeout|Interval|Immediate))$/;

/** Properties that widgets set and the simulated page does not reflect. */
const ARIA = [
  "Atomic",
  "Busy",
  "Checked",
  "Current",
  "Disabled",
  "Expanded",
  "Hidden",
  "Invalid",
  "Label",
  "Live",
]
  .concat(["Modal", "Pressed", "Selected", "ValueMax", "ValueMin", "ValueNow", "ValueText"])
  .map((name) => `aria${name}`);

/** Position of every element: inside the window, so that widgets that wait for visibility render. */
const IN_SIGHT = { x: 0, y: 100, left: 0, top: 100, right: 100, bottom: 200, width: 100, height: 100 };

/** A style sheet that parses no rules, because its text is output unchanged. */
class UnreadSheet {
  replaceSync(): void {}
}

interface SimulatedPage {
  /** Sets the page's address. */
  go(address: string): void;
}

/** Default address of a page. */
export const DEFAULT_ADDRESS = "https://address.invalid/";

/**
 * Turns this thread into a page without layout and network, with the browser functions that widgets need.
 * Only for a worker that does nothing else.
 */
export function simulatePage(): SimulatedPage {
  const window = new Window({
    url: DEFAULT_ADDRESS,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableComputedStyleRendering: true,
      navigation: {
        disableMainFrameNavigation: true,
        disableChildFrameNavigation: true,
        disableChildPageNavigation: true,
      },
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  // Without layout no rule applies. A check for a linked style sheet gets the answer "linked".
  const style = { getPropertyValue: (name: string) => (name.endsWith("-sheet") ? "linked" : "") };
  Object.assign(window, { CSSStyleSheet: UnreadSheet, getComputedStyle: () => style });
  Object.defineProperty(window.Element.prototype, "getBoundingClientRect", { value: () => IN_SIGHT });
  // Keeps a phone's features available until the real browser decides.
  Object.assign(window.navigator, { canShare: () => true });
  for (const name of ARIA) reflect(window.Element.prototype, name);
  for (const name of Object.getOwnPropertyNames(window)) defineGlobal(window, name);
  for (const name of [
    "window",
    "document",
    "location",
    "customElements",
    "CSSStyleSheet",
    "getComputedStyle",
  ])
    defineGlobal(window, name);
  // Requests of a widget get no answer.
  Object.defineProperty(globalThis, "fetch", { value: () => new Promise(() => {}) });
  return { go: (address) => window.happyDOM.setURL(address) };
}

/** Connects a property of elements with its attribute, such as `ariaBusy` with `aria-busy`. */
function reflect(prototype: object, name: string): void {
  const attribute = `aria-${name.slice("aria".length).toLowerCase()}`;
  Object.defineProperty(prototype, name, {
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: unknown) {
      if (value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, String(value));
    },
    configurable: true,
  });
}

function defineGlobal(window: object, name: string): void {
  if (KEPT.test(name) || (name in globalThis && !OVERRULED.has(name))) return;
  const value: unknown = Reflect.get(window, name);
  Object.defineProperty(globalThis, name, {
    value: isPlainFunction(value) ? value.bind(window) : value,
    configurable: true,
    writable: true,
  });
}

const isPlainFunction = (value: unknown): value is (...all: unknown[]) => unknown =>
  typeof value === "function" && !/^[A-Z]/.test(value.name);

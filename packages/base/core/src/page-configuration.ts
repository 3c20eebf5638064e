import { parseJson } from "./json.js";
import { reportFault } from "./report.js";
import { shared } from "./runtime.js";

/** What the page has said, before anyone has judged it: values are `unknown` until parsed. */
export type PageConfiguration = Readonly<Record<string, unknown>>;

interface ConfigurationState {
  values: PageConfiguration;
  readonly listeners: Set<() => void>;
}

const SELECTOR = 'script[type="application/json"][data-quire-config]';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseBlock(block: Element): PageConfiguration {
  const fix = "Write one JSON object, without comments; the defaults are used until then.";
  let cause: unknown;
  try {
    const value = parseJson(block.textContent ?? "");
    if (isRecord(value)) return value;
  } catch (error) {
    cause = error;
  }
  reportFault("configuration/json", "The configuration block is not a JSON object.", { fix, cause });
  return {};
}

function readBlocks(): PageConfiguration {
  if (typeof document === "undefined") return {};
  return Object.assign({}, ...[...document.querySelectorAll(SELECTOR)].map(parseBlock));
}

function state(): ConfigurationState {
  return shared("configuration", () => ({ values: readBlocks(), listeners: new Set() }));
}

/** Everything that script blocks and `configure` calls have set so far. */
export function pageConfiguration(): PageConfiguration {
  return state().values;
}

/** One raw value of the page's configuration. */
export function pageSetting(key: string): unknown {
  const { values } = state();
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Sets values over what the page has said before; a key that is given replaces the earlier value. */
export function setPageConfiguration(values: PageConfiguration): void {
  const current = state();
  current.values = { ...current.values, ...values };
  for (const listener of current.listeners) listener();
}

/** Calls `listener` after every change, until `signal` aborts. */
export function onPageConfiguration(listener: () => void, signal?: AbortSignal): void {
  const { listeners } = state();
  listeners.add(listener);
  signal?.addEventListener("abort", () => listeners.delete(listener), { once: true });
}

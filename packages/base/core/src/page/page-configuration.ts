import { report } from "../errors/report.js";
import { parseJson } from "../storage/json.js";
import { type LoaderTag, loaderTag } from "./loader-tag.js";
import { pageSingleton } from "./runtime.js";

/** The page's raw configuration. Values are `unknown` until a setting parses them. */
export type PageConfiguration = Readonly<Record<string, unknown>>;

interface ConfigurationState {
  /** Values of the block, overridden by values that code sets. */
  values: PageConfiguration;
  /** The loader's tag that has been read, with its block. */
  tag: LoaderTag | undefined;
  /** The keys that code has set. */
  readonly fromCode: Set<string>;
  readonly listeners: Set<() => void>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseBlock(block: Element): PageConfiguration {
  let cause: unknown;
  try {
    const value = parseJson(block.textContent ?? "");
    if (isRecord(value)) return value;
  } catch (error) {
    cause = error;
  }
  import("./report-block.js").then(({ reportBlock }) => reportBlock(cause), report);
  return {};
}

/**
 * Attributes of the loader's tag that set a setting, or a part of one. Other scripts may add other
 * attributes.
 */
const ON_TAG =
  /^(?:(api|site|service|locale|afterSignIn|auth)|(passkeys|integrity)|(captcha|payment)(SiteKey|Src|Provider|PublishableKey))$/;

/** Reads the settings on the loader's own tag, such as `data-api="/api/"` (beyond-291). */
function parseTag({ dataset }: HTMLScriptElement): PageConfiguration {
  const values: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(dataset)) {
    const [, plain, flag, key, part] = ON_TAG.exec(name) ?? [];
    if (plain) values[plain] = text;
    if (flag) values[flag] = text !== "false";
    if (key && part) values[key] = { ...Object(values[key]), [part[0]?.toLowerCase() + part.slice(1)]: text };
  }
  return values;
}

function getConfigurationState(): ConfigurationState {
  const current = pageSingleton("configuration", createConfigurationState);
  // The loader may run after code that has read the configuration.
  const found = loaderTag();
  if (found && found !== current.tag) {
    current.tag = found;
    const { tag, block } = found;
    current.values = { ...(tag && parseTag(tag)), ...(block && parseBlock(block)), ...current.values };
  }
  return current;
}

function createConfigurationState(): ConfigurationState {
  return { values: {}, tag: undefined, fromCode: new Set(), listeners: new Set() };
}

/** Returns the values of the loader's tag, overridden by those of its block, and by those of `configure` calls. */
export function pageConfiguration(): PageConfiguration {
  return getConfigurationState().values;
}

/** Returns one raw value of the page's configuration. */
export function getPageSetting(key: string): unknown {
  const { values } = getConfigurationState();
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Recognizes a value that comes from the page's markup, not from code. */
export function isFromMarkup(key: string): boolean {
  return !getConfigurationState().fromCode.has(key);
}

/** Sets values from code. A given key replaces the earlier value. Listeners run. */
export function setPageConfiguration(values: PageConfiguration): void {
  const current = getConfigurationState();
  current.values = { ...current.values, ...values };
  for (const key of Object.keys(values)) current.fromCode.add(key);
  for (const listener of current.listeners) listener();
}

/** Calls `listener` after every change, until `signal` aborts. */
export function onPageConfiguration(listener: () => void, signal?: AbortSignal): void {
  const { listeners } = getConfigurationState();
  listeners.add(listener);
  signal?.addEventListener("abort", () => listeners.delete(listener), { once: true });
}

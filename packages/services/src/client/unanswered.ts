import { idempotencyKey, jsonText, pageSingleton, pageStorage, parseJson, tabChannel } from "@quire/core";
import { UNANSWERED, type UnansweredNow, underWay } from "./unanswered-now.js";

/** The parts of a request that identify a repeated intent. */
export interface Intent {
  /** The thing that the intent changes. A later intent for the same place replaces an earlier one. */
  readonly place: string;
  /** The kind of change, such as "add". */
  readonly way: string;
  /** The complete contents. A key is never reused with other contents. */
  readonly contents: unknown;
}

/** Maximum number of stored intents. The oldest are dropped first. */
const MAX_COUNT = 20;
/** Milliseconds until an intent expires. A later repetition is a new intent. */
const INTENT_LIFETIME_MS = 600_000;

/** Version of the stored format. Other versions are ignored. */
const VERSION = 2;

/** A stored request. It has fingerprints only, so that the storage does not reveal the user's text. */
interface Unanswered {
  readonly place: string;
  readonly way: string;
  readonly contents: string;
  readonly key: string;
  /** Time of storage, in milliseconds since 1970. */
  readonly at: number;
}

/** Checks a stored intent without a schema, to keep this module small. */
function isUnanswered(stored: unknown): stored is Unanswered {
  const { place, way, contents, key, at } = Object(stored) as Record<string, unknown>;
  const isText = [place, way, contents, key].every((text) => typeof text === "string");
  return isText && typeof at === "number" && /^[0-9a-f]{32}$/.test(String(key));
}

/**
 * Returns the Idempotency-Key for a request. It is the key of an earlier attempt in this tab whose outcome is
 * unknown, so that the write is not done twice. Otherwise it is a new key. A different change of the same
 * place ends earlier intents.
 */
export function acquireKey(intent: Intent): string {
  const { place, way, contents } = getMarks(intent);
  const others = getUnanswered().filter((one) => one.place !== place || one.way === way);
  const earlier = others.find(
    (one) => one.place === place && one.contents === contents && !underWay().has(one.key),
  );
  storeUnanswered(others.filter((one) => one !== earlier));
  return earlier?.key ?? idempotencyKey();
}

/**
 * Stores the idempotency key of a request whose outcome is unknown. The next attempt at the same request
 * reuses the key, even on the next page.
 */
export function keepKey(intent: Intent, key: string): void {
  listenToTabs();
  storeUnanswered([...getUnanswered(), { ...getMarks(intent), key, at: Date.now() }]);
}

/** Removes keys whose outcome is known, or whose result the user has seen. */
export function dropKeys(...keys: readonly string[]): void {
  const left = getUnanswered().filter((one) => !keys.includes(one.key));
  if (left.length < getUnanswered().length) storeUnanswered(left);
}

/** Returns true if the outcome of an earlier write is unknown. */
export function hasUnanswered(): boolean {
  return getUnanswered().some(({ key }) => !underWay().has(key));
}

/**
 * Ends earlier intents for the same place after an answer. Both a read and a different write show the user
 * the outcome of earlier writes, so a repetition is a new intent.
 * @param intent the answered request
 * @param before the unanswered intents at its start. Later ones stay
 */
export function dropKeysBefore(intent: Intent, { stored, underWay }: UnansweredNow): void {
  listenToTabs();
  const { place, way, contents } = getMarks(intent);
  const isObsolete = (one: Unanswered) =>
    one.place === place && (one.way !== way || one.contents !== contents) && !underWay.has(one.key);
  dropKeys(...readUnanswered(stored).filter(isObsolete).map(getKey));
}

/** Notifies other tabs of a change, so that their intents for this place end. */
export function notifyOtherTabs({ place }: Pick<Intent, "place">): void {
  listenToTabs().post(fingerprint(place));
}

/** Starts listening to changes in other tabs, once this tab has keys. */
const listenToTabs = () =>
  pageSingleton("unanswered-tabs", () => {
    const tabs = tabChannel("unanswered", (candidate): candidate is string => typeof candidate === "string");
    tabs.listen((place) => {
      const isObsolete = (one: Unanswered) => one.place === place && !underWay().has(one.key);
      dropKeys(...getUnanswered().filter(isObsolete).map(getKey));
    });
    return tabs;
  });

const getKey = ({ key }: Unanswered) => key;

function getMarks({ place, way, contents }: Intent): Omit<Unanswered, "key" | "at"> {
  return { place: fingerprint(place), way: fingerprint(way), contents: fingerprint(jsonText(contents)) };
}

const getUnanswered = () => readUnanswered(pageStorage("session").get(UNANSWERED) ?? "null");

function readUnanswered(stored: string): readonly Unanswered[] {
  try {
    const { version, value } = Object(parseJson(stored));
    if (version !== VERSION || !Array.isArray(value) || !value.every(isUnanswered)) return [];
    return value.filter(({ at }) => Math.abs(Date.now() - at) < INTENT_LIFETIME_MS);
  } catch {
    return []; // The stored text is invalid.
  }
}

function storeUnanswered(value: readonly Unanswered[]): void {
  const storage = pageStorage("session");
  if (value.length === 0) storage.remove(UNANSWERED);
  else storage.set(UNANSWERED, jsonText({ version: VERSION, value: value.slice(-MAX_COUNT) }));
}

/**
 * Returns a 64-bit hash of a text as hexadecimal digits (FNV-1a with two seeds). For comparisons, not for secrets:
 * `crypto.subtle` is stronger, but asynchronous and unavailable on plain http.
 */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((seed) => hash(text, seed).toString(16).padStart(8, "0")).join("");
}

function hash(text: string, seed: number): number {
  let bits = seed;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return bits >>> 0;
}

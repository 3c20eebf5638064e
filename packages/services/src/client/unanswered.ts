import { idempotencyKey, jsonText, pageSingleton, pageStorage, parseJson, tabChannel } from "@quire/core";
import { fingerprint } from "./fingerprint.js";
import { UNANSWERED, type UnansweredNow, underWay } from "./unanswered-now.js";

/** The parts of a request that identify a repeated intent. */
export interface Wish {
  /** The thing that the intent changes. A later intent for the same place replaces an earlier one. */
  readonly place: string;
  /** The kind of change, as "add". */
  readonly way: string;
  /** The complete contents: a key is never reused with other contents. */
  readonly contents: unknown;
}

/** How many are kept: the oldest go first. */
const MOST = 20;
/** In milliseconds: who asks again later than that has made up their mind anew. */
const LONGEST = 600_000;

/** Of what is stored: another one counts for none. */
const VERSION = 2;

/** A wish by its fingerprints: what readers wrote is not for everybody who opens the storage. */
interface Unanswered {
  readonly place: string;
  readonly way: string;
  readonly contents: string;
  readonly key: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
}

/** Without a schema: what waits for it is small. */
function isUnanswered(stored: unknown): stored is Unanswered {
  const { place, way, contents, key, at } = Object(stored) as Record<string, unknown>;
  const isText = [place, way, contents, key].every((text) => typeof text === "string");
  return isText && typeof at === "number" && /^[0-9a-f]{32}$/.test(String(key));
}

/**
 * The Idempotency-Key for a wish: that of an earlier try, in this tab, of which nobody knows what became, so that it is
 * not done twice; else a new one. What was done otherwise to the same thing meanwhile has made it another wish.
 */
export function takeKey(wish: Wish): string {
  const { place, way, contents } = marksOf(wish);
  const others = unanswered().filter((one) => one.place !== place || one.way === way);
  const earlier = others.find(
    (one) => one.place === place && one.contents === contents && !underWay().has(one.key),
  );
  store(others.filter((one) => one !== earlier));
  return earlier?.key ?? idempotencyKey();
}

/** No answer has said what became of the wish, or not yet: its next try is the same one, also on the next page. */
export function keepKey(wish: Wish, key: string): void {
  heedTabs();
  store([...unanswered(), { ...marksOf(wish), key, at: Date.now() }]);
}

/** An answer has said what became of them, or shown how things stand after them. */
export function dropKeys(...keys: readonly string[]): void {
  const left = unanswered().filter((one) => !keys.includes(one.key));
  if (left.length < unanswered().length) store(left);
}

/** Whether the page before was left, or a call failed, without a word of what became of something. */
export function hasUnanswered(): boolean {
  return unanswered().some(({ key }) => !underWay().has(key));
}

/**
 * This has been answered, and with it the intent of keys is over that were kept before it was asked for: a read shows the
 * reader what became of all that, and so does a write of something else to the same place. Asked for after that, it is
 * wanted once more.
 */
export function dropKeysBefore(wish: Wish, { stored, underWay }: UnansweredNow): void {
  heedTabs();
  const { place, way, contents } = marksOf(wish);
  const isOver = (one: Unanswered) =>
    one.place === place && (one.way !== way || one.contents !== contents) && !underWay.has(one.key);
  dropKeys(...readUnanswered(stored).filter(isOver).map(keyOf));
}

/** Tells the other tabs that something was done there: what they show of it is read anew, or no longer true. */
export function tellDone({ place }: Pick<Wish, "place">): void {
  heedTabs().post(fingerprint(place));
}

/** Hears what is done in other tabs, as soon as there are keys here. */
const heedTabs = () =>
  pageSingleton("unanswered-tabs", () => {
    const tabs = tabChannel("unanswered", (said): said is string => typeof said === "string");
    tabs.listen((place) => {
      const isOver = (one: Unanswered) => one.place === place && !underWay().has(one.key);
      dropKeys(...unanswered().filter(isOver).map(keyOf));
    });
    return tabs;
  });

const keyOf = ({ key }: Unanswered) => key;

function marksOf({ place, way, contents }: Wish): Omit<Unanswered, "key" | "at"> {
  return { place: fingerprint(place), way: fingerprint(way), contents: fingerprint(jsonText(contents)) };
}

const unanswered = () => readUnanswered(pageStorage("session").get(UNANSWERED) ?? "null");

function readUnanswered(stored: string): readonly Unanswered[] {
  try {
    const { version, value } = Object(parseJson(stored));
    if (version !== VERSION || !Array.isArray(value) || !value.every(isUnanswered)) return [];
    return value.filter(({ at }) => Math.abs(Date.now() - at) < LONGEST);
  } catch {
    return []; // There are none, or none of this version.
  }
}

function store(value: readonly Unanswered[]): void {
  const storage = pageStorage("session");
  if (value.length === 0) storage.remove(UNANSWERED);
  else storage.set(UNANSWERED, jsonText({ version: VERSION, value: value.slice(-MOST) }));
}

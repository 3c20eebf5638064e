import { intentKey, jsonText, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";
import { fingerprint } from "./fingerprint.js";

/** What is asked for, so far as it takes to tell that it is asked for again. */
export interface Wish {
  /** What it is about: of what is done to one thing, the later undoes the earlier. */
  readonly place: string;
  /** What is done to it, as "add". */
  readonly way: string;
  /** All that goes with it: a key never goes with other contents. */
  readonly contents: unknown;
}

const STORED = "quire:unanswered";
/** How many are kept: the oldest go first. */
const MOST = 20;

/** A wish by its fingerprints: what readers wrote is not for everybody who opens the storage. */
const UnansweredSchema = v.object({
  place: v.string(),
  way: v.string(),
  contents: v.string(),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});
type Unanswered = v.InferOutput<typeof UnansweredSchema>;

const StoredSchema = v.object({ version: v.literal(1), value: v.array(UnansweredSchema) });

/**
 * The Idempotency-Key for a wish: that of an earlier try, in this tab, of which nobody knows what became, so that it is
 * not done twice; else a new one. What was done otherwise to the same thing meanwhile has made it another wish.
 * @param underWay keys that have been sent and may still be answered: who asks for the same meanwhile wants it twice
 */
export function takeKey(wish: Wish, underWay?: ReadonlySet<string>): string {
  const { place, way, contents } = marksOf(wish);
  const others = unanswered().filter((one) => one.place !== place || one.way === way);
  const earlier = others.find(
    (one) => one.place === place && one.contents === contents && !underWay?.has(one.key),
  );
  store(others.filter((one) => one !== earlier));
  return earlier?.key ?? intentKey();
}

/** No answer has said what became of the wish, or not yet: its next try is the same one, also on the next page. */
export function keepKey(wish: Wish, key: string): void {
  store([...unanswered(), { ...marksOf(wish), key }]);
}

/** An answer has said what became of it. */
export function dropKey(key: string): void {
  store(unanswered().filter((one) => one.key !== key));
}

function marksOf({ place, way, contents }: Wish): Omit<Unanswered, "key"> {
  return { place: fingerprint(place), way: fingerprint(way), contents: fingerprint(jsonText(contents)) };
}

function unanswered(): readonly Unanswered[] {
  try {
    return v.parse(StoredSchema, parseJson(pageStorage("session").get(STORED) ?? "")).value;
  } catch {
    return []; // There are none, or none of this version.
  }
}

function store(value: readonly Unanswered[]): void {
  const storage = pageStorage("session");
  if (value.length === 0) storage.remove(STORED);
  else storage.set(STORED, jsonText({ version: 1, value: value.slice(-MOST) }));
}

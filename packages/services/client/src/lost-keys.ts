import { intentKey, shared } from "@quire/core";

/** What is asked for, so far as it takes to tell that it is asked for again. */
export interface Wish {
  /** What it is about: of what is done to one thing, the later undoes the earlier. */
  readonly place: string;
  /** What is done to it, as "add". */
  readonly way: string;
  /** All that goes with it: a key never goes with other contents. */
  readonly contents: unknown;
}

const lost = () => shared("lost-keys", () => new Map<string, Wish & { readonly key: string }>());
const nameOf = ({ place, way, contents }: Wish) => JSON.stringify([place, way, contents]);

/**
 * The Idempotency-Key for a wish: that of an earlier try of which nobody knows what became, so that it is not done
 * twice; else a new one. What was done otherwise to the same thing meanwhile has made it another wish.
 */
export function takeKey(wish: Wish): string {
  const own = nameOf(wish);
  const key = lost().get(own)?.key ?? intentKey();
  for (const [name, { place, way }] of lost()) {
    // Its own too: who asks for the same while this is under way wants it twice.
    if (name === own || (place === wish.place && way !== wish.way)) lost().delete(name);
  }
  return key;
}

/** No answer has said what became of the wish: its next try is the same one. */
export function keepKey(wish: Wish, key: string): void {
  lost().set(nameOf(wish), { ...wish, key });
}

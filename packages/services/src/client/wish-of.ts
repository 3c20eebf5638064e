import type { Endpoint } from "../contract/index.js";
import type { Wish } from "./unanswered.js";

/** What a call asks for, so far as it takes to tell that it is asked for again. */
export function wishOf({ method, base, path, place = path }: Endpoint, options: object): Wish {
  const { params, query, body } = options as Readonly<Record<string, unknown>>;
  return { place: `${base} ${place}`, way: `${method} ${path}`, contents: [params, query, body] };
}

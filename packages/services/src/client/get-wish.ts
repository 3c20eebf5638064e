import type { Endpoint } from "../contract/index.js";
import type { Wish } from "./unanswered.js";

/** Returns the wish of a call, which identifies a repeated call. */
export function getWish({ method, base, path, place = path }: Endpoint, options: object): Wish {
  const { params, query, body } = options as Readonly<Record<string, unknown>>;
  return { place: `${base} ${place}`, way: `${method} ${path}`, contents: [params, query, body] };
}

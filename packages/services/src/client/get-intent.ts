import type { Endpoint } from "../contract/index.js";
import type { Intent } from "./unanswered.js";

/** Returns the parts of a call that identify a repeated call. */
export function getIntent({ method, base, path, place = path }: Endpoint, options: object): Intent {
  const { params, query, body } = options as Readonly<Record<string, unknown>>;
  return { place: `${base} ${place}`, way: `${method} ${path}`, contents: [params, query, body] };
}

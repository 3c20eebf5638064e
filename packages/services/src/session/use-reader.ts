import { useStore } from "zustand";
import { getReader, type Reader } from "./reader.js";
import { sessionStore } from "./session-store.js";

/**
 * Returns the current user, or the part that `select` returns. It renders again only when that part changes. On a server,
 * and during hydration, the user is a guest.
 * @example
 * const firstName = useReader(({ firstName }) => firstName);
 */
export function useReader(): Reader;
export function useReader<Value>(select: (reader: Reader) => Value): Value;
export function useReader(select: (reader: Reader) => unknown = (reader) => reader): unknown {
  return useStore(sessionStore(), (session) => select(getReader(session)));
}

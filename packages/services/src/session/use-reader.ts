import { useStore } from "zustand";
import { type Reader, readerOf } from "./reader.js";
import { sessionStore } from "./session-store.js";

/**
 * The current user in React, or what `select` takes of them: `useReader(({ firstName }) => firstName)` renders again
 * only when the first name changes. On a server, and while hydrating, the reader is a guest.
 */
export function useReader(): Reader;
export function useReader<Value>(select: (reader: Reader) => Value): Value;
export function useReader(select: (reader: Reader) => unknown = (reader) => reader): unknown {
  return useStore(sessionStore(), (session) => select(readerOf(session)));
}

import { ownDocument, pageSingleton, perDocument } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CurrentUser } from "../contract/index.js";

/**
 * The current user. Pages come from shared caches, so the user is unknown until the profile has loaded. Until then no
 * page shows the user as signed out.
 */
export type Session =
  | { readonly status: "unknown" }
  | { readonly status: "anonymous" }
  | { readonly status: "known"; readonly user: CurrentUser };

export type SessionStatus = Session["status"];

/** Returns the store of the page's session. `<html data-quire-user>` shows its status. */
export function sessionStore(): StoreApi<Session> {
  return pageSingleton("session", () => {
    const store = createStore<Session>()(() => ({ status: "unknown" }));
    if (typeof document !== "undefined") showStatus(store);
    return store;
  });
}

function showStatus(store: StoreApi<Session>): void {
  const show = () => {
    const { status } = store.getState();
    const { dataset } = ownDocument.documentElement;
    if (dataset.quireUser !== status) dataset.quireUser = status;
  };
  store.subscribe(show);
  perDocument(show);
}

interface ReaderScope {
  controller: AbortController;
}

/** Scope of the current user. It is replaced when the user changes. */
export const readerScope = () =>
  pageSingleton<ReaderScope>("session-era", () => ({ controller: new AbortController() }));

/**
 * Returns a signal that aborts when the user changes. Calls for a user carry it, so that their answers never reach the
 * next user.
 */
export function sessionSignal(): AbortSignal {
  return readerScope().controller.signal;
}

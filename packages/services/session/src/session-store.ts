import { onUnauthorized } from "@quire/client-service";
import type { CurrentUser } from "@quire/contract-service";
import { shared } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { removeCachedUser } from "./user-cache.js";

/**
 * Who is reading. Pages come from shared caches: the reader is unknown until the profile has said
 * otherwise, and nothing shows as signed out before.
 */
export type Session =
  | { readonly status: "unknown" }
  | { readonly status: "anonymous" }
  | { readonly status: "known"; readonly user: CurrentUser };

export type SessionStatus = Session["status"];

/** The page's one session; `<html data-quire-user>` shows its status. */
export function sessionStore(): StoreApi<Session> {
  return shared("session", () => {
    const store = createStore<Session>()(() => ({ status: "unknown" }));
    if (typeof document !== "undefined") showStatus(store);
    onUnauthorized(endSession);
    return store;
  });
}

function showStatus(store: StoreApi<Session>): void {
  const { dataset } = document.documentElement;
  dataset.quireUser = store.getState().status;
  store.subscribe(({ status }) => {
    if (dataset.quireUser !== status) dataset.quireUser = status;
  });
}

interface Era {
  controller: AbortController;
}

const era = () => shared<Era>("session-era", () => ({ controller: new AbortController() }));

/**
 * Aborts when the reader becomes another one. What is asked for one reader carries this signal, so that
 * its answer never reaches the next.
 */
export function sessionSignal(): AbortSignal {
  return era().controller.signal;
}

function beginEra(): void {
  const { controller } = era();
  era().controller = new AbortController();
  controller.abort();
}

function identityOf(session: Session): string {
  return session.status === "known" ? session.user.id : session.status;
}

/** Shows who was found to be reading; what was under way for somebody else is given up first. */
export function showSession(next: Session): void {
  const store = sessionStore();
  const before = store.getState();
  if (before.status !== "unknown" && identityOf(before) !== identityOf(next)) beginEra();
  store.setState(next, true);
}

/** Somebody else may be reading from now on: what was under way counts no more, whoever asked for it. */
export function restartSession(): void {
  beginEra();
  sessionStore().setState({ status: "unknown" }, true);
}

/** Makes the reader anonymous here and, by the emptied storage, in the other tabs. */
export function endSession(): void {
  if (sessionStore().getState().status === "anonymous") return;
  removeCachedUser();
  beginEra();
  sessionStore().setState({ status: "anonymous" }, true);
}

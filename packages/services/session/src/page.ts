import { report, type StartPage, shared, storageName } from "@quire/core";
import { hasIntent } from "./intent.js";
import { endSession, restartSession, sessionStore } from "./session-store.js";
import { sessionTabs } from "./session-tabs.js";
import { cachedUserText, isUserGone } from "./user-cache.js";

/** Finds out who is reading, and keeps it right while other tabs, storage and network change. */
export const start: StartPage = () => {
  shared("session-started", () => {
    watchIntent();
    watchTabs();
    watchStorage();
    addEventListener("pageshow", (event) => {
      if (event.persisted) revalidate();
    });
    addEventListener("online", () => {
      if (sessionStore().getState().status === "unknown") load();
    });
    load();
    return true;
  });
};

function load(): void {
  import("./load-session.js").then(({ loadSession }) => loadSession()).catch(report);
}

/** What a guest asked for runs as soon as the reader is known. */
function watchIntent(): void {
  sessionStore().subscribe(({ status }) => {
    if (status !== "known" || !hasIntent()) return;
    import("./run-intent.js").then(({ runKeptIntent }) => runKeptIntent()).catch(report);
  });
}

function watchTabs(): void {
  sessionTabs().listen((message) => {
    if (message === "signed-out") endSession();
    else reload();
  });
}

/** Somebody may have signed in elsewhere: nothing of the reader before is shown meanwhile. */
function reload(): void {
  restartSession();
  load();
}

function watchStorage(): void {
  addEventListener("storage", ({ key }) => {
    if (key !== null && key !== storageName("user")) return;
    if (isUserGone()) endSession();
    else if (cachedUserText() !== null) {
      import("./follow-storage.js").then(({ followStorage }) => followStorage()).catch(report);
    }
  });
}

/** Back from the back-forward cache: what has happened since is read from the storage at once. */
function revalidate(): void {
  if (isUserGone()) endSession();
  load();
}

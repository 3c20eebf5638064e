import { report } from "@quire/core";
import { useFrame, useWidgetState } from "@quire/element";
import { useEffect, useLayoutEffect, useState } from "react";

type LaterScreens = typeof import("./later-screens.js");

let loadedScreens: LaterScreens | undefined;

/** Returns the screens other than sign-in, once loaded. All modals of the page share them. */
export const laterScreens = (): LaterScreens | undefined => loadedScreens;

/**
 * Loads the screens other than sign-in. If one is needed before that, the frame shows a loading state, or a
 * failure with a retry.
 */
export function useLaterScreens(isNeeded: boolean): ReturnType<typeof laterScreens> {
  const frame = useFrame();
  const [screens, setScreens] = useState(laterScreens);
  const [state, setState] = useState<"loading" | "ready" | "error">(screens ? "ready" : "loading");
  useEffect(() => {
    if (state !== "loading") return;
    let isCancelled = false;
    loadLaterScreens().then(
      (loaded) => {
        if (isCancelled) return;
        setScreens(loaded);
        setState("ready");
      },
      (cause) => {
        if (!isCancelled) setState("error");
        report(cause);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [state]);
  useWidgetState(isNeeded ? state : "ready");
  useLayoutEffect(() => {
    if (isNeeded && state === "error") frame.fail(() => setState("loading"));
    else frame.setBusy(isNeeded && state === "loading");
  }, [frame, isNeeded, state]);
  return screens;
}

/** Loads these screens. After a failure the next call retries. */
export async function loadLaterScreens(): Promise<LaterScreens> {
  loadedScreens = await import("./later-screens.js");
  return loadedScreens;
}

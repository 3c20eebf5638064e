import { report } from "@quire/core";
import { useFrame, useWidgetState } from "@quire/element";
import { useEffect, useLayoutEffect, useState } from "react";
import { laterScreens, loadLaterScreens } from "./load-later-screens.js";

/**
 * The screens beside sign-in. They are fetched at once; where one is `wanted` before they are there, the frame
 * says so, or that they could not be loaded, with another try.
 */
export function useLaterScreens(wanted: boolean): ReturnType<typeof laterScreens> {
  const frame = useFrame();
  const [screens, setScreens] = useState(laterScreens);
  const [state, setState] = useState<"loading" | "ready" | "error">(screens ? "ready" : "loading");
  useEffect(() => {
    if (state !== "loading") return;
    loadLaterScreens().then(
      (loaded) => {
        setScreens(loaded);
        setState("ready");
      },
      (cause) => {
        setState("error");
        report(cause);
      },
    );
  }, [state]);
  useWidgetState(wanted ? state : "ready");
  useLayoutEffect(() => {
    if (wanted && state === "error") frame.fail(() => setState("loading"));
    else frame.setBusy(wanted && state === "loading");
  }, [frame, wanted, state]);
  return screens;
}

import { report } from "@quire/core";
import { useFrame, useWidgetState } from "@quire/element";
import { useEffect, useLayoutEffect, useState } from "react";

type LaterScreens = typeof import("./later-screens.js");

/** Once they are there, every modal of the page begins with them. */
let loaded: LaterScreens | undefined;

/**
 * The screens beside sign-in. They are fetched at once; where one is `wanted` before they are there, the frame
 * says so, or that they could not be loaded, with another try.
 */
export function useLaterScreens(wanted: boolean): LaterScreens | undefined {
  const frame = useFrame();
  const [screens, setScreens] = useState(loaded);
  const [state, setState] = useState<"loading" | "ready" | "error">(loaded ? "ready" : "loading");
  useEffect(() => {
    if (state !== "loading") return;
    import("./later-screens.js").then(
      ({ RegistrationScreen, ForgotPasswordScreen, ProfileSettingsScreen }) => {
        loaded = { RegistrationScreen, ForgotPasswordScreen, ProfileSettingsScreen };
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

import { isPlainClick } from "@quire/core";
import { useFrame } from "@quire/element";
import { askForSignIn } from "@quire/services/session";
import type { MouseEvent } from "react";
import { getFlyoutName, getGivenAttributes } from "./get-trigger.js";

/**
 * Returns the click handler of a sign-in link. It closes the flyout, which opens again after the sign-in.
 * @example
 * const ask = useAskForSignIn();
 * <a href="/sign-in" onClick={(event) => ask(event, "sign-in")}>Sign in</a>
 */
export function useAskForSignIn(): (event: MouseEvent, mode: "sign-in" | "registration") => void {
  const frame = useFrame();
  return (event, mode) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { host, anchor: trigger } = frame;
    frame.close("done");
    const data = { name: getFlyoutName(host), attributes: getGivenAttributes(host) };
    const keyboard = event.detail === 0;
    askForSignIn({ action: "open", data }, { ...(trigger && { trigger }), keyboard, mode });
  };
}

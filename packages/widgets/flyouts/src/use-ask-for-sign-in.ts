import { isPlainClick } from "@quire/core";
import { useFrame } from "@quire/element";
import { askForSignIn } from "@quire/services/session";
import type { MouseEvent } from "react";
import { flyoutName, givenAttributes } from "./trigger-of.js";

/** @returns what a click on a link to sign-in does: the flyout closes, and opens again once the reader is signed in */
export function useAskForSignIn(): (event: MouseEvent, mode: "sign-in" | "registration") => void {
  const frame = useFrame();
  return (event, mode) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { host, anchor: trigger } = frame;
    frame.close("done");
    const data = { name: flyoutName(host), attributes: givenAttributes(host) };
    const keyboard = event.detail === 0;
    askForSignIn({ action: "open", data }, { ...(trigger && { trigger }), keyboard, mode });
  };
}

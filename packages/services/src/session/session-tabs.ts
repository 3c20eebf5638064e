import { tabChannel } from "@quire/core";

/** Returns the channel that reports sign-ins and sign-outs to the other tabs. */
export function getSessionChannel() {
  return tabChannel("session", isMessage);
}

type Message = "signed-in" | "signed-out";

const isMessage = (candidate: unknown): candidate is Message =>
  candidate === "signed-in" || candidate === "signed-out";

import { tabChannel } from "@quire/core";

/** Returns the channel that reports sign-ins and sign-outs to the other tabs. */
export function sessionTabs() {
  return tabChannel("session", isMessage);
}

type Message = "signed-in" | "signed-out";

const isMessage = (said: unknown): said is Message => said === "signed-in" || said === "signed-out";

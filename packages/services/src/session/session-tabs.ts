import { tabChannel } from "@quire/core";

/** Messages between tabs about the session: the user changed, or signed out. */
export function sessionTabs() {
  return tabChannel("session", isMessage);
}

type Message = "signed-in" | "signed-out";

const isMessage = (said: unknown): said is Message => said === "signed-in" || said === "signed-out";

import { tabChannel } from "@quire/core";

/** What tabs tell each other about the session: another reader has come, or nobody is left. */
export function sessionTabs() {
  return tabChannel("session", isMessage);
}

type Message = "signed-in" | "signed-out";

const isMessage = (said: unknown): said is Message => said === "signed-in" || said === "signed-out";

import { tabChannel } from "@quire/core";
import * as v from "valibot";

/** What tabs tell each other about the session: another reader has come, or nobody is left. */
export function sessionTabs() {
  return tabChannel("session", v.picklist(["signed-in", "signed-out"]));
}

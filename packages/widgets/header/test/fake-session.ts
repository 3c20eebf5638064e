import { type CurrentUser, CurrentUserSchema } from "@quire/services/contract";
import { sessionStore } from "@quire/services/session";
import * as v from "valibot";

/** Somebody who reads; whatever is not said is as the API's answer without it would be. */
function userWith(fields: Readonly<Record<string, unknown>>): CurrentUser {
  return v.parse(CurrentUserSchema, {
    id: "1",
    emailAddress: "robin@quire.test",
    status: "registered",
    ...fields,
  });
}

/** Puts a reader in place: nobody knows who, a guest, or somebody. @returns puts it back */
export function startSessionStory(
  reader: "unknown" | "anonymous" | Readonly<Record<string, unknown>>,
): () => void {
  const session =
    typeof reader === "string" ? { status: reader } : { status: "known" as const, user: userWith(reader) };
  sessionStore().setState(session, true);
  return () => sessionStore().setState({ status: "unknown" }, true);
}

import { pageStorage, report, type StorageArea } from "@quire/core";
import type { Session } from "./session-store.js";
import { userOf } from "./user-of.js";

/** Under this, each area of the storage says whose things lie in it; a guest's are nobody's. */
export const OWNER_KEY = "quire:reader";
export const AREAS: readonly StorageArea[] = ["local", "session"];

/** Keeps apart what readers of one browser leave behind: nobody finds what another has left. */
export function followOwner(session: Session): void {
  const id = userOf(session)?.id ?? "";
  const isElses = (area: StorageArea) => (pageStorage(area).get(OWNER_KEY) ?? "") !== id;
  if (session.status !== "unknown" && AREAS.some(isElses))
    import("./sign-out.js").then(({ forgetReader }) => forgetReader(id), report);
}

import { pageStorage, report, type StorageArea } from "@quire/core";
import { AREAS, OWNER_KEY } from "./owner-key.js";
import type { Session } from "./session-store.js";
import { userOf } from "./user-of.js";

/** Removes the data of an earlier user when the user changes. */
export function followOwner(session: Session): void {
  const id = userOf(session)?.id ?? "";
  const isElses = (area: StorageArea) => (pageStorage(area).get(OWNER_KEY) ?? "") !== id;
  if (session.status !== "unknown" && AREAS.some(isElses))
    import("./sign-out.js").then(({ forgetReader }) => forgetReader(id), report);
}

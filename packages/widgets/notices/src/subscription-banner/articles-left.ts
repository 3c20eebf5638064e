import { quotaOf, type Session } from "@quire/services/session";

/** Returns the number of free articles left (accounts-9.1). @param said the page's number, negative if it gives none */
export function articlesLeft(session: Session, said: number): number {
  return said >= 0 ? said : quotaOf(session).remaining;
}

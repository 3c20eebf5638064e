import { quotaOf, type Session } from "@quire/services/session";

/** How many free articles a reader has left (accounts-9.1). @param said by the page, or below zero */
export function articlesLeft(session: Session, said: number): number {
  return said >= 0 ? said : quotaOf(session).remaining;
}

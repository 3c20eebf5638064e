import type { Session } from "@quire/session-service";

/** What a guest may read (accounts §9). */
const FOR_GUESTS = 4;

/** How many free articles a reader has left. @param said by the page, or below zero */
export function articlesLeft(session: Session, said: number): number {
  if (said >= 0) return said;
  return session.status === "known" ? session.user.quota.remaining : FOR_GUESTS;
}

import { type Session, userOf } from "../session/index.js";

/** What analytics call the reader (content-4.19); `undefined`: a guest, or nobody known yet. */
export type AnalyticsUserState = "Registered" | "Subscriber" | undefined;

/** Registered, or Subscriber when status is subscribers (content-4.19). */
export function analyticsUserState(session: Session): AnalyticsUserState {
  const user = userOf(session);
  if (!user) return undefined;
  return user.status === "subscribers" ? "Subscriber" : "Registered";
}

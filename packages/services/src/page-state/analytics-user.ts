import { getUser, type Session } from "../session/index.js";

/** Name of the user's state in analytics (content-4.19). `undefined`: a guest, or the session has not loaded. */
export type AnalyticsUserState = "Registered" | "Subscriber" | undefined;

/** Returns `Subscriber` for the status `subscribers`, and `Registered` for other signed-in users (content-4.19). */
export function analyticsUserState(session: Session): AnalyticsUserState {
  const user = getUser(session);
  if (!user) return undefined;
  return user.status === "subscribers" ? "Subscriber" : "Registered";
}

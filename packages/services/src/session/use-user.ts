import { useMemo } from "react";
import { getReader, type Reader } from "./reader.js";
import { useSession } from "./use-session.js";

/** The current user, for a component that shows each case. */
export type UserState =
  /** The session is loading, or failed to load. Also on a server, and during hydration. */
  | { readonly isLoaded: false; readonly isSignedIn: undefined; readonly user: undefined }
  | { readonly isLoaded: true; readonly isSignedIn: false; readonly user: null }
  | { readonly isLoaded: true; readonly isSignedIn: true; readonly user: Reader };

/**
 * Returns the current user in three cases: not loaded, guest, or signed in. The result stays the same while
 * the session is unchanged.
 * @public for applications
 * @example
 * const { isLoaded, isSignedIn, user } = useUser();
 * if (!isLoaded) return null;
 * return isSignedIn ? <p>Hi, {user.firstName}.</p> : <a href="/sign-in">Sign in</a>;
 */
export function useUser(): UserState {
  const session = useSession();
  return useMemo(() => {
    if (session.status === "unknown") return { isLoaded: false, isSignedIn: undefined, user: undefined };
    if (session.status === "anonymous") return { isLoaded: true, isSignedIn: false, user: null };
    return { isLoaded: true, isSignedIn: true, user: getReader(session) };
  }, [session]);
}

import { isForeignReact } from "@quire/element";
import { type EntitlementRule, useEntitlement, useSession } from "@quire/services/session";
import type { ReactNode } from "react";

export interface GateProps {
  readonly children?: ReactNode;
}

/**
 * Renders its children for signed-in users. While the session is unknown, on a server, and during hydration, it renders
 * nothing.
 * @public for applications
 * @example
 * <SignedIn>
 *   <a href="/my-library">My Library</a>
 * </SignedIn>
 */
export function SignedIn({ children }: GateProps): ReactNode {
  return isForeignReact() ? null : <ForStatus status="known">{children}</ForStatus>;
}

/**
 * Renders its children for guests. While the session is unknown, on a server, and during hydration, it renders nothing.
 * @public for applications
 * @example
 * <SignedOut>
 *   <SignInButton />
 * </SignedOut>
 */
export function SignedOut({ children }: GateProps): ReactNode {
  return isForeignReact() ? null : <ForStatus status="anonymous">{children}</ForStatus>;
}

function ForStatus({ status, children }: GateProps & { readonly status: string }): ReactNode {
  return useSession().status === status ? children : null;
}

export interface ProtectProps extends GateProps, EntitlementRule {
  /** Shows to users without access. */
  readonly fallback?: ReactNode;
  /** Shows while the session is unknown, on a server, and during hydration. */
  readonly loading?: ReactNode;
}

/**
 * Renders its children for users with access, and `fallback` for all others. It only decides what shows: the server must
 * refuse the content itself.
 * @public for applications
 * @example
 * <Protect tier={["Executive", "All Access"]} fallback={<a href="/subscriptions">Subscribe</a>}>
 *   <ExecutiveBriefing />
 * </Protect>
 */
export function Protect(props: ProtectProps): ReactNode {
  return isForeignReact() ? props.loading : <Protected {...props} />;
}

function Protected({ children, fallback, loading, ...rule }: ProtectProps): ReactNode {
  const { isLoaded, isEntitled } = useEntitlement(rule);
  if (!isLoaded) return loading;
  return isEntitled ? children : fallback;
}

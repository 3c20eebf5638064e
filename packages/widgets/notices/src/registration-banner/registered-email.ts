import { dropRegistration, keptRegistration, type Session } from "@quire/services/session";

const PARAMETER = "registration";

/**
 * Whose account has just been created: the reader's, where a registration of this tab is still to be confirmed, or
 * the page was reloaded after one with `registration=success` (accounts-2.26). Nobody else's is ever shown.
 */
export function registeredEmail(session: Session): string {
  if (session.status === "anonymous") dropRegistration();
  if (session.status !== "known") return "";
  const { emailAddress } = session.user;
  const kept = keptRegistration();
  if (kept === null) return isAfterRegistration() ? emailAddress : "";
  if (emailAddress === "" || emailAddress.toLowerCase() === kept.toLowerCase()) return kept;
  dropRegistration();
  return "";
}

/** It has been confirmed: neither this page nor the next one says it again. */
export function forgetRegistration(): void {
  dropRegistration();
  if (!isAfterRegistration()) return;
  const url = new URL(location.href);
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", url.href);
}

function isAfterRegistration(): boolean {
  return new URLSearchParams(location.search).get(PARAMETER) === "success";
}

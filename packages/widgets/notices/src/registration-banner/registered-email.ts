import { dropRegistration, getKeptRegistration, type Session } from "@quire/services/session";

const PARAMETER = "registration";

/**
 * Returns the current user's e-mail if their registration must be confirmed: after a registration in this
 * tab, or after a reload with `registration=success` (accounts-2.26). It never returns another user's e-mail.
 */
export function getRegisteredEmail(session: Session): string {
  if (session.status === "anonymous") dropRegistration();
  if (session.status !== "known") return "";
  const { emailAddress } = session.user;
  const storedEmail = getKeptRegistration();
  if (storedEmail === null) return isAfterRegistration() ? emailAddress : "";
  if (emailAddress === "" || emailAddress.toLowerCase() === storedEmail.toLowerCase()) return storedEmail;
  dropRegistration();
  return "";
}

/** Marks the registration as confirmed, for this page and later ones. */
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

import { safeHref } from "@quire/core";
import * as configuration from "@quire/services/configuration";

/** Where a form goes without script: the address that a template gives, or `fallback` where it may not go there. */
export function formAction(given: string | undefined, fallback: string): string {
  const action = safeHref(given);
  return action && !/^(mailto|tel):/i.test(action) ? action : fallback;
}

/** Where a sign-in form goes where its template says nothing (accounts-7.1). */
export function authenticatePath(): string {
  return `${configuration.site().replace(/\/$/, "")}/authenticate`;
}

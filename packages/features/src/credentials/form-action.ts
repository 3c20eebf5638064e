import { safeHref } from "@quire/core";
import * as configuration from "@quire/services/configuration";

/** Returns a form's native action: the template's address, or `fallback` if that is unsafe. */
export function formAction(address: string | undefined, fallback: string): string {
  const action = safeHref(address);
  return action && !/^(mailto|tel):/i.test(action) ? action : fallback;
}

/** Returns the default action of a sign-in form (accounts-7.1). */
export function authenticatePath(): string {
  return `${configuration.site().replace(/\/$/, "")}/authenticate`;
}

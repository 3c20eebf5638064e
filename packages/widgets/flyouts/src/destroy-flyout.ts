import { emit } from "@quire/core";

/** The event that closes a flyout. Any code can dispatch it on the flyout's element. */
export const DESTROY = "quire-destroy";

/** `detail` of `quire-destroy`. */
export interface Destruction {
  /** Confirmation text. The flyout shows it for a while and closes. Without it, the flyout closes at once. */
  readonly message?: string | undefined;
  /** True for the message of a failure. */
  readonly failed?: boolean | undefined;
}

/** Closes a flyout, with an optional message of success or failure (content-4.2). */
export function destroyFlyout(host: HTMLElement, message?: string, failed = false): void {
  emit(host, DESTROY, { message, failed } satisfies Destruction);
}

/** Detail of a `quire-destroy` event. */
export function getDestruction(event: Event): Destruction {
  const { message, failed } = Object(event instanceof CustomEvent ? event.detail : undefined);
  return { message: typeof message === "string" ? message : undefined, failed: failed === true };
}

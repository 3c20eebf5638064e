import { emit } from "@quire/core";

/** The event by which anybody closes a flyout: dispatched on its element. */
export const DESTROY = "quire-destroy";

/** `detail` of `quire-destroy`. */
export interface Destruction {
  /** Confirmation text. The flyout shows it for a while and closes. Without it, the flyout closes at once. */
  readonly message?: string | undefined;
  /** It was not done. */
  readonly failed?: boolean | undefined;
}

/** Closes a flyout, with a confirmation where there is something to confirm (content-4.2), or what has `failed`. */
export function destroyFlyout(host: HTMLElement, message?: string, failed = false): void {
  emit(host, DESTROY, { message, failed } satisfies Destruction);
}

/** Detail of a `quire-destroy` event. */
export function destructionOf(event: Event): Destruction {
  const { message, failed } = Object(event instanceof CustomEvent ? event.detail : undefined);
  return { message: typeof message === "string" ? message : undefined, failed: failed === true };
}

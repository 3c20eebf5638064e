/** Where along the foot of the window a toast stands. */
export const PLACEMENTS = ["center", "start", "end"] as const;

/** What a page may say of a toast; its attributes and props. */
export interface ToastOptions {
  readonly placement: (typeof PLACEMENTS)[number];
  /** Milliseconds that it shows for; an error stays until it is closed. */
  readonly timeout: number;
}

/** Milliseconds: long enough to read it and to decide. */
export const TIMEOUT = 8_000;

export const ATTRIBUTES = ["placement", "timeout"];

/** The options as the host's attributes say them, before the element's own code can tell what is wrong with them. */
export function optionsOf(host: Element): ToastOptions {
  const said = (name: string) => host.getAttribute(name)?.trim();
  const timeout = Number(said("timeout") || TIMEOUT);
  return {
    placement: PLACEMENTS.find((placement) => placement === said("placement")) ?? "center",
    timeout: timeout > 0 && Number.isFinite(timeout) ? timeout : TIMEOUT,
  };
}

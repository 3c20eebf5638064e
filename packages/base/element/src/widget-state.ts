/** The values of a host's `data-state`. */
export type WidgetState = "loading" | "ready" | "empty" | "error" | "offline" | "misconfigured";

import { emit, track } from "@quire/core";
import { markSeen } from "@quire/services/help-messages";

/** The payload of the analytics event `help-box`: the closed message. */
export interface HelpBoxMetric {
  readonly id: string;
  readonly action: "close";
}

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** A help box was closed (content-4.21). */
    "help-box": HelpBoxMetric;
  }
}

/** Marks a help box as seen, and tracks the closing (content-4.21). */
export function closeHelpBox(host: HTMLElement, id: string, reason: "ok" | "escape"): void {
  markSeen(id);
  emit(host, "quire-close", { reason });
  track("help-box", { id, action: "close" });
}

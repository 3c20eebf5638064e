import type { LibraryFailure } from "@quire/services/library";
import { text } from "./text.js";

/** Returns the message for a folder that was not created, changed or deleted (content-6, content-8). */
export function failureText(failure: LibraryFailure): string {
  if (failure.kind === "read-only") return text("readOnly");
  if (failure.kind === "full") return text("full");
  const isOffline = failure.kind === "failed" && failure.error.code === "request/offline";
  return text(isOffline ? "failedOffline" : "failed");
}

import { GenericFailure } from "@quire/features/credentials";
import type { RequestError } from "@quire/services/client";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface Outcome {
  readonly kind: string;
  readonly error?: RequestError;
}

/** Returns the message for an outcome that concerns no field. None is needed for the end of the session. */
export function getTrouble({ kind, error }: Outcome): ReactNode {
  switch (kind) {
    case "locked":
      return text("locked");
    case "too-many":
      return text("tooMany");
    case "failed":
      return error?.code === "request/offline" ? text("offline") : <GenericFailure />;
    default:
      return null;
  }
}

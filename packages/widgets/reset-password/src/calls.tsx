import { report } from "@quire/core";
import { passkeys } from "@quire/services/configuration";
import { loadResetPasskeys } from "@quire/services/password";
import type { ReactNode } from "react";
import { text } from "./review/text.js";

/** The calls of a submission, as a separate chunk that loads while the user types. */
export { resetPassword } from "@quire/services/password";

/**
 * Returns the account's passkeys with their remove buttons, after the password is set (beyond-166). A page that is
 * configured without passkeys requests none. The list is a separate chunk, since few accounts have passkeys.
 */
export async function reviewPasskeys(token: string, signal: AbortSignal): Promise<ReactNode> {
  if (!passkeys()) return null;
  try {
    const found = await loadResetPasskeys(token, signal);
    if (found.length === 0) return null;
    const { PasskeyReview } = await import("./review/passkey-review.js");
    return <PasskeyReview passkeys={found} token={token} />;
  } catch (error) {
    if (!signal.aborted) report(error);
    return <p className="quire-text">{text("passkeysUnread")}</p>;
  }
}

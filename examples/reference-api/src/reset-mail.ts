import { countPasskeys } from "./account-mails.js";
import type { Account } from "./accounts.js";
import type { Mail } from "./outbox.js";

interface ResetDraft {
  readonly account: Account;
  readonly site: string;
  readonly token: string;
  /** Number of passkeys of the account. */
  readonly passkeys: number;
}

/** Builds the mail with the link for a new password. */
export function resetMail({ account, site, token, passkeys }: ResetDraft): Omit<Mail, "sent"> {
  const link = `${site}/reset-password?token=${encodeURIComponent(token)}`;
  const ofPasskeys = [
    "",
    `Your account has ${countPasskeys(passkeys)}. A passkey signs in without your password, and a new password doesn’t remove it.`,
    "After you set a new password, the page lists your passkeys. Remove any you don’t recognize.",
  ];
  return {
    recipient: account.email,
    subject: "Reset your password",
    text: [
      `Dear ${account.first_name},`,
      "",
      "We received a request to reset the password for this email address.",
      "To set a new password, open this link within an hour. You can use it once:",
      "",
      link,
      ...(passkeys > 0 ? ofPasskeys : []),
      "",
      "If this wasn’t you, ignore this email. Your password won’t change.",
    ].join("\n"),
    link,
  };
}

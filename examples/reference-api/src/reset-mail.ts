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
    `Your account has ${countPasskeys(passkeys)}. A passkey signs in without the password, and a new password does not remove it.`,
    "Once you have set a new password, the page lists your passkeys. Remove any that you don’t recognize.",
  ];
  return {
    recipient: account.email,
    subject: "Reset your password",
    text: [
      `Dear ${account.first_name},`,
      "",
      "somebody, we hope you, has asked to reset the password of this e-mail address.",
      "Within an hour, this link leads to a new one, once:",
      "",
      link,
      ...(passkeys > 0 ? ofPasskeys : []),
      "",
      "If it was not you, leave it: your password stays as it is.",
    ].join("\n"),
    link,
  };
}

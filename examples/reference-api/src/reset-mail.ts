import type { Account } from "./accounts.js";
import type { Mail } from "./outbox.js";

/** The mail with the link to a new password. */
export function resetMail(account: Account, site: string, token: string): Omit<Mail, "sent"> {
  const link = `${site}/reset-password?token=${encodeURIComponent(token)}`;
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
      "",
      "If it was not you, leave it: your password stays as it is.",
    ].join("\n"),
    link,
  };
}

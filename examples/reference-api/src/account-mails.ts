import type { Account } from "./accounts.js";
import type { Mail } from "./outbox.js";

type Draft = Omit<Mail, "sent">;

/** Goes to the new address and holds the confirmation token. Only the owner of that mailbox can confirm the change. */
export function confirmEmailMail(recipient: string, account: Account, site: string, token: string): Draft {
  const link = `${site}/confirm-email?token=${encodeURIComponent(token)}`;
  return {
    recipient,
    subject: "Confirm your e-mail address",
    text: [
      `Dear ${account.first_name},`,
      "",
      "within an hour, this link makes this the e-mail address of your account:",
      "",
      link,
      "",
      "If you have not asked for it, leave it: nothing changes.",
    ].join("\n"),
    link,
  };
}

/** Goes to the account's current address when the user asks for a change of address. */
export function emailAskedMail(account: Account, site: string): Draft {
  const link = `${site}/change-password`;
  return {
    recipient: account.email,
    subject: "Your e-mail address is about to change",
    text: [
      `Dear ${account.first_name},`,
      "",
      "somebody who knows your password has asked to give your account another e-mail address.",
      "If it was not you, change your password now:",
      "",
      link,
    ].join("\n"),
    link,
  };
}

/** Goes to the account's previous address after a change of address. */
export function emailChangedMail(account: Account, site: string): Draft {
  const link = `${site}/subscriber-help#contact-customer-service`;
  return {
    recipient: account.email,
    subject: "Your e-mail address has changed",
    text: [
      `Dear ${account.first_name},`,
      "",
      "your account has another e-mail address now, and links that we sent to this one are void.",
      "If it was not you, please tell our customer service:",
      "",
      link,
    ].join("\n"),
    link,
  };
}

/**
 * Goes to an account whose password was changed. It names the number of passkeys, because a new password keeps them.
 */
export function passwordChangedMail(account: Account, site: string, passkeys: number): Draft {
  const link = `${site}/forgot-password`;
  const ofPasskeys = [
    "",
    `Your account also has ${countPasskeys(passkeys)}, and a passkey signs in without the password.`,
    "Remove any that you don’t recognize in My Library, under “Passkeys”.",
  ];
  return {
    recipient: account.email,
    subject: "Your password has changed",
    text: [
      `Dear ${account.first_name},`,
      "",
      "your account has a new password now.",
      ...(passkeys > 0 ? ofPasskeys : []),
      "",
      "If it was not you, set another password now:",
      "",
      link,
    ].join("\n"),
    link,
  };
}

export const countPasskeys = (count: number) => (count === 1 ? "1 passkey" : `${count} passkeys`);

/** Goes to an account when a passkey was added. */
export function passkeyAddedMail(account: Account, site: string, name: string): Draft {
  return passkeyMail(account, site, {
    subject: "A passkey was added to your account",
    what: `your account can be signed in to with the passkey “${name}” now.`,
    mend: "If it was not you, remove it in My Library, under “Passkeys”, and change your password:",
  });
}

/** Goes to an account when a passkey was removed. */
export function passkeyRemovedMail(account: Account, site: string, name: string): Draft {
  return passkeyMail(account, site, {
    subject: "A passkey was removed from your account",
    what: `the passkey “${name}” does not sign in to your account any more.`,
    mend: "If it was not you, change your password, and look at your passkeys in My Library:",
  });
}

interface PasskeyWords {
  readonly subject: string;
  readonly what: string;
  readonly mend: string;
}

function passkeyMail(account: Account, site: string, { subject, what, mend }: PasskeyWords): Draft {
  const link = `${site}/my-library`;
  return {
    recipient: account.email,
    subject,
    text: [`Dear ${account.first_name},`, "", what, mend, "", link].join("\n"),
    link,
  };
}

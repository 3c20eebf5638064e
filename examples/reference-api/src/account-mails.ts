import type { Account } from "./accounts.js";
import type { Mail } from "./outbox.js";

type Draft = Omit<Mail, "sent">;

/**
 * Sent to the new address with the confirmation token. Only the owner of that mailbox can confirm the change.
 */
export function confirmEmailMail(recipient: string, account: Account, site: string, token: string): Draft {
  const link = `${site}/confirm-email?token=${encodeURIComponent(token)}`;
  return {
    recipient,
    subject: "Confirm your email address",
    text: [
      `Dear ${account.first_name},`,
      "",
      "To use this email address for your account, open this link within an hour:",
      "",
      link,
      "",
      "If you didn’t ask for this, ignore this email. Nothing will change.",
    ].join("\n"),
    link,
  };
}

/** Goes to the owner of an address that another account wants. It has no token, because the address is taken. */
export function emailTakenMail(owner: Account, site: string): Draft {
  const link = `${site}/sign-in`;
  return {
    recipient: owner.email,
    subject: "This email address already has an account",
    text: [
      `Dear ${owner.first_name},`,
      "",
      "Someone tried to use this email address for another account. Nothing has changed.",
      "If this was you, sign in with this address, or choose another one for the other account:",
      "",
      link,
    ].join("\n"),
    link,
  };
}

/** Goes to the address of a deleted account. */
export function accountDeletedMail(account: Account, site: string): Draft {
  const link = `${site}/subscriber-help#contact-customer-service`;
  return {
    recipient: account.email,
    subject: "Your account has been deleted",
    text: [
      `Dear ${account.first_name},`,
      "",
      "Your account and its data have been deleted, and every device has been signed out.",
      "If this wasn’t you, contact customer service:",
      "",
      link,
    ].join("\n"),
    link,
  };
}

/** Sent to the account's current address when the user asks for a change of address. */
export function emailAskedMail(account: Account, site: string): Draft {
  const link = `${site}/change-password`;
  return {
    recipient: account.email,
    subject: "Your email address is about to change",
    text: [
      `Dear ${account.first_name},`,
      "",
      "Someone who is signed in to your account asked to change its email address.",
      "If this wasn’t you, change your password now:",
      "",
      link,
    ].join("\n"),
    link,
  };
}

/** Sent to the account's previous address after a change of address. */
export function emailChangedMail(account: Account, site: string): Draft {
  const link = `${site}/subscriber-help#contact-customer-service`;
  return {
    recipient: account.email,
    subject: "Your email address has changed",
    text: [
      `Dear ${account.first_name},`,
      "",
      "The email address of your account has changed. Links we sent to this address no longer work.",
      "If this wasn’t you, contact customer service:",
      "",
      link,
    ].join("\n"),
    link,
  };
}

/**
 * Sent to an account whose password was changed. It names the number of passkeys, because they stay valid.
 */
export function passwordChangedMail(account: Account, site: string, passkeys: number): Draft {
  const link = `${site}/forgot-password`;
  const ofPasskeys = [
    "",
    `Your account also has ${countPasskeys(passkeys)}, and a passkey signs in without your password.`,
    "Remove any you don’t recognize in My Library, under “Passkeys”.",
  ];
  return {
    recipient: account.email,
    subject: "Your password has changed",
    text: [
      `Dear ${account.first_name},`,
      "",
      "The password of your account has changed.",
      ...(passkeys > 0 ? ofPasskeys : []),
      "",
      "If this wasn’t you, set a new password now:",
      "",
      link,
    ].join("\n"),
    link,
  };
}

export const countPasskeys = (count: number) => (count === 1 ? "1 passkey" : `${count} passkeys`);

/** Sent to an account when a passkey was added. */
export function passkeyAddedMail(account: Account, site: string, name: string): Draft {
  return passkeyMail(account, site, {
    subject: "A passkey was added to your account",
    what: `The passkey “${name}” can now sign in to your account.`,
    mend: "If this wasn’t you, remove it in My Library, under “Passkeys”, and change your password:",
  });
}

/** Sent to an account when a passkey was removed. */
export function passkeyRemovedMail(account: Account, site: string, name: string): Draft {
  return passkeyMail(account, site, {
    subject: "A passkey was removed from your account",
    what: `The passkey “${name}” can no longer sign in to your account.`,
    mend: "If this wasn’t you, change your password and check your passkeys in My Library:",
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

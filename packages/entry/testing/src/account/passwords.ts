import type { Answers, Call, ReaderAnswers } from "../backend/call.js";
import { refusal } from "../backend/refusal.js";
import type { Account, State } from "../scenario/state.js";
import { getAccount, isEmail, markProfileChanged } from "./session.js";

const MIN_PASSWORD_LENGTH = 8;

/** Sends a link to the account with this address. The answer is the same without an account. */
function sendReset({ state }: Pick<Call, "state">, email: string, field: string): undefined {
  if (!isEmail(email)) throw refusal(400, "email", "Please enter a valid email address.", field);
  const account = getAccount(state, email);
  if (account?.restricted) throw refusal(403, "restricted", "This account is restricted.", field);
  if (account) state.mails.push({ to: email, kind: "reset", token: state.nextId(), accountId: account.id });
}

function accountByToken({ mails, accounts }: State, wanted: string): Account {
  const mail = mails.find(({ kind, token }) => kind === "reset" && token === wanted);
  const account = accounts.find(({ id }) => id === mail?.accountId);
  if (!account) throw refusal(400, "token", "This link has expired. Ask for a new one.", "token");
  return account;
}

function setPassword(account: Account, password: string, state: State): undefined {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw refusal(
      400,
      "password",
      `The password needs ${MIN_PASSWORD_LENGTH} characters or more.`,
      "password",
    );
  account.password = password;
  account.wrongTries = 0;
  markProfileChanged(account, state);
}

export const passwordAnswers = {
  forgotPassword: (call) => sendReset(call, call.body.emailAddress, "emailAddress"),
  forgotPasswordFlyout: (call) => sendReset(call, call.body.email, "email"),
  resetPassword: ({ body, state }) => setPassword(accountByToken(state, body.token), body.password, state),
  resetPasskeys: ({ body, state }) => ({ passkeys: accountByToken(state, body.token).passkeys }),
  removeResetPasskey({ body, state }) {
    const account = accountByToken(state, body.token);
    account.passkeys = account.passkeys.filter(({ id }) => id !== body.id);
  },
} satisfies Answers;

export const ownPasswordAnswers = {
  changePassword({ account, body, state }) {
    if (body.current !== account.password)
      throw refusal(400, "current", "Current Password is invalid", "current");
    setPassword(account, body.password, state);
  },
} satisfies ReaderAnswers;

import { RegistrationSchema } from "@quire/services/contract";
import * as v from "valibot";
import type { ApiApp, ApiContext } from "../api-env.js";
import { formAnswers } from "../form-answers.js";
import { refusal } from "../refusal.js";
import { readBody } from "../request-body.js";
import type { State } from "../state.js";
import { removeAccount } from "./account.js";
import { askForEmailChange, confirmEmailChange } from "./email-change.js";
import { removeAtReset } from "./passkeys.js";
import { change, forgot, reset } from "./passwords.js";
import { linkByPost, registerByPost } from "./subscribers.js";
import { changeProfile, requireAccount } from "./user.js";

type Fields = Readonly<Record<string, string>>;

/**
 * Registers the forms of pages without JavaScript. Each redirects to its page with `sent=1`, or with `error`
 * and the problem's code. `/authenticate` and `/register` are registered next to their calls.
 */
export function registerPlainForms(app: ApiApp, state: State): void {
  const names = ["firstName", "lastName", "emailAddress", "accountNumber", "optIn"];
  const typed = { names, trust: state.trust };
  app.post("/forgot-password", formAnswers("/forgot-password", { stays: true, typed }), async (c) => {
    const { emailAddress, email = emailAddress ?? "", reCaptchaToken = "" } = await getFields(c);
    await forgot(c, state, {
      email,
      token: reCaptchaToken,
      field: emailAddress === undefined ? "email" : "emailAddress",
    });
    return c.body(null, 204);
  });

  const again = { stays: true, keep: "token" } as const;
  app.post("/reset-password", formAnswers("/reset-password", again), async (c) => {
    const fields = await getFields(c);
    requireSame(fields);
    const { password = "", token = "" } = fields;
    await reset(state, { password, token });
    return c.body(null, 204);
  });

  const removed = { stays: true, done: "removed" } as const;
  app.post("/reset-password/passkeys", formAnswers("/reset-password", removed), async (c) => {
    const { token = "", id = "" } = await getFields(c);
    removeAtReset(state, { token, id });
    return c.body(null, 204);
  });

  app.post("/change-password", formAnswers("/change-password", { stays: true }), async (c) => {
    const fields = await getFields(c);
    requireSame(fields);
    const { current = "", password = "" } = fields;
    await change(c, state, { current, password });
    return c.body(null, 204);
  });

  // The forms of the account page. Each is sent with the password.
  app.post("/account/name", formAnswers("/account", { stays: true, done: "name" }), async (c) => {
    const { firstName = "", lastName = "" } = await getFields(c);
    changeProfile(state, requireAccount(c, state), { firstName, lastName });
    return c.body(null, 204);
  });
  app.post("/account/email", formAnswers("/account", { stays: true, done: "email" }), async (c) => {
    const { emailAddress = "", currentPassword = "" } = await getFields(c);
    await askForEmailChange(c, state, requireAccount(c, state), { emailAddress, currentPassword });
    return c.body(null, 204);
  });
  app.post("/account/delete", formAnswers("/account", { stays: true, done: "deleted" }), async (c) => {
    const { currentPassword = "" } = await getFields(c);
    await removeAccount(c, state, currentPassword);
    return c.body(null, 204);
  });

  app.post("/confirm-email", formAnswers("/confirm-email", { stays: true, keep: "token" }), async (c) => {
    const { token = "" } = await getFields(c);
    confirmEmailChange(state, token);
    return c.body(null, 204);
  });

  // For a print subscriber. A form with a name creates an account; any other form links the existing account.
  app.post("/subscriber-registration", formAnswers("/subscriber-registration", { typed }), async (c) => {
    const fields = await getFields(c);
    const optIn = "optIn" in fields; // A form sends a checkbox only if it is checked.
    const { emailAddress = "", accountNumber, password = "" } = fields;
    if (fields["firstName"] === undefined && accountNumber) {
      return c.json(await linkByPost(c, state, { emailAddress, accountNumber, password, optIn }));
    }
    const sent = v.safeParse(RegistrationSchema, { ...fields, optIn });
    if (!sent.success) throw refusal(400, "invalid", "The form is not complete.");
    return c.json(await registerByPost(c, state, { ...sent.output, accountNumber, randomId: 0 }));
  });
}

/** Reads the fields of a form that was submitted without JavaScript. */
export async function getFields(c: ApiContext): Promise<Fields> {
  const { value } = await readBody(c, "form");
  return v.parse(v.record(v.string(), v.string()), value);
}

/** @throws Refusal 400 if the form asks for the new password twice and the two differ (accounts-5.14) */
function requireSame({ password, confirm = password }: Fields): void {
  if (confirm !== password) {
    throw refusal(400, "mismatch", "New Password and Confirm Password do not match", "confirm");
  }
}

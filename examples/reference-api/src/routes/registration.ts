import { RegistrationSchema, registerPaywallUser, registerUser } from "@quire/services/contract";
import * as v from "valibot";
import type { ApiApp, ApiContext } from "../api-env.js";
import { normalizeEmail } from "../email-address.js";
import { formAnswers } from "../form-answers.js";
import { hashPassword } from "../password.js";
import { Refusal, refusal } from "../refusal.js";
import { getProblems } from "../registration-rules.js";
import { readBody } from "../request-body.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { requireCaptcha } from "./captcha.js";
import { getEmail, welcome } from "./sign-in.js";

type Registration = v.InferOutput<typeof RegistrationSchema>;

/** Registers registration by script and by plain form (accounts-7.7). */
export function registerRegistration(app: ApiApp, state: State): void {
  for (const row of [registerUser, registerPaywallUser]) {
    route(app, row, async ({ c, body }) => {
      const registered = await register(c, state, body);
      c.status(201);
      return registered;
    });
  }

  const typed = { names: ["firstName", "lastName", "emailAddress", "optIn"], trust: state.trust };
  // Handles the form of a page without JavaScript, which sends a checkbox only if it is checked.
  app.post("/register", formAnswers("/register", { typed }), async (c) => {
    const { value } = await readBody(c, "form");
    const fields = v.parse(v.record(v.string(), v.string()), value);
    const sent = v.safeParse(RegistrationSchema, { ...fields, optIn: "optIn" in fields });
    if (!sent.success) throw refusal(400, "invalid", "The form is not complete.");
    return c.json(await register(c, state, sent.output), 201);
  });
}

/**
 * Admits a registration: requires a captcha and limits the number. The token may come from the preceding
 * lookup.
 * @throws Refusal 400 without a captcha if it is enabled, 429
 */
export async function admitRegistration(
  c: ApiContext,
  state: State,
  { emailAddress, reCaptchaToken }: Pick<Registration, "emailAddress" | "reCaptchaToken">,
): Promise<void> {
  await state.limits.take(c, "registration");
  if (!state.lookups.take(reCaptchaToken)) await requireCaptcha(c, state, reCaptchaToken, "register");
  await state.limits.takeName("registration", getEmail(emailAddress));
}

/**
 * Creates the account and signs it in.
 * @throws Refusal 400 with all problems, 403 if the address is restricted, 409 if it is taken
 */
export async function register(c: ApiContext, state: State, registration: Registration) {
  await admitRegistration(c, state, registration);
  const problems = getProblems(registration);
  const email = normalizeEmail(registration.emailAddress);
  if (problems.length > 0 || !email) throw new Refusal(400, { errors: problems });
  if (state.accounts.byEmail(email)?.restricted) {
    throw refusal(403, "restricted", "This account is restricted.", "emailAddress");
  }
  const id = state.accounts.create({
    email,
    passwordHash: await state.hashing.run(() => hashPassword(registration.password, state.passwordCost)),
    firstName: registration.firstName.trim(),
    lastName: registration.lastName.trim(),
    optIn: registration.optIn,
  });
  if (id === undefined) throw refusal(409, "taken", "That username is unavailable.", "emailAddress");
  welcome(c, state, id);
  return { id, emailAddress: email };
}

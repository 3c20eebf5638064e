import { track } from "@quire/core";
import { callWithHeaders, isRequestError } from "../client/index.js";
import {
  REGISTRATION_HEADER,
  registerSubscriber as registerSubscriberRow,
  registrationEcho,
} from "../contract/index.js";
import {
  keepRegistration,
  newReader,
  type RegisterFailure,
  type RegisterInput,
  registerFailure,
} from "../session/index.js";

export type RegisterSubscriberOutcome =
  | {
      readonly kind: "registered";
      readonly emailAddress: string;
      /** True if the account already existed and was linked, the special case of accounts-7.8. */
      readonly linked: boolean;
    }
  | RegisterFailure;

export interface RegisterSubscriberInput extends RegisterInput {
  /** Account number, which proves that the subscription is the user's. */
  readonly accountNumber: string;
}

/** Registers a subscriber at the subscription provider, with a fresh random id (accounts-3.7, accounts-7.8). */
export async function registerSubscriber(
  { captcha = "", ...person }: RegisterSubscriberInput,
  signal?: AbortSignal,
): Promise<RegisterSubscriberOutcome> {
  const randomId = freshId();
  const body = { ...person, reCaptchaToken: captcha, randomId };
  try {
    const { answer, headers } = await callWithHeaders(registerSubscriberRow, { body, signal });
    newReader();
    const linked = headers.get(REGISTRATION_HEADER) === registrationEcho(randomId);
    if (!linked) keepRegistration(answer.emailAddress);
    track("register", null);
    return { kind: "registered", emailAddress: answer.emailAddress, linked };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return registerFailure(error);
  }
}

/** Returns a whole number from 0 to 999,999,999, also on plain http, where `crypto.randomUUID` does not exist. */
function freshId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % 1_000_000_000;
}

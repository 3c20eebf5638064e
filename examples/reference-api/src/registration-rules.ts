import type { RegistrationSchema } from "@quire/services/contract";
import type { InferOutput } from "valibot";
import { normalizeEmail } from "./email-address.js";
import { fitsPolicy, passwordMessage } from "./password-rules.js";

type Registration = InferOutput<typeof RegistrationSchema>;

const FORBIDDEN_IN_NAMES = /[(){}/><[\]\\",;|]|\p{Cc}|[\u2028\u2029]/u;

export interface RegistrationProblem {
  field: string;
  code: string;
  message: string;
}

/** Lists the problems of a registration in the form's order (accounts-5). The list is empty for a valid one. */
export function getProblems(registration: Registration): RegistrationProblem[] {
  const { emailAddress, password } = registration;
  return [
    ...getNameProblems(registration),
    ...problem(
      normalizeEmail(emailAddress) !== undefined,
      "emailAddress",
      "email",
      "Email address is not valid.",
    ),
    ...problem(fitsPolicy(password, "registration"), "password", "password", passwordMessage("registration")),
  ];
}

interface Names {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Lists the problems of the given names. */
export function getNameProblems({ firstName, lastName }: Names): RegistrationProblem[] {
  const isFine = (name: string | undefined) => name === undefined || isName(name);
  return [
    ...problem(isFine(firstName), "firstName", "name", "Please enter a valid first name."),
    ...problem(isFine(lastName), "lastName", "name", "Please enter a valid last name."),
  ];
}

function isName(name: string): boolean {
  return [...name.trim()].length >= 2 && !FORBIDDEN_IN_NAMES.test(name);
}

function problem(fine: boolean, field: string, code: string, message: string): RegistrationProblem[] {
  return fine ? [] : [{ field, code, message }];
}

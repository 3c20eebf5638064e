import { continueAfterSignIn, type RegisterInput, type RegisterOutcome, register } from "../session/index.js";
import { type FlowOptions, getTokenFor } from "./use-sign-in.js";
import { type Submission, useSubmission } from "./use-submission.js";

/**
 * A registration form without UI. `submit` asks for a captcha token if the page has a captcha, creates the account, and
 * continues like `useSignIn`. With `existing-subscriber`, send the user to `outcome.location`.
 * @public for applications
 * @example
 * const { submit, isSending, outcome } = useSignUp({ returnPath: "/welcome" });
 * await submit({ firstName, lastName, emailAddress, password, optIn });
 */
export function useSignUp({ returnPath }: FlowOptions = {}): Submission<RegisterInput, RegisterOutcome> {
  return useSubmission(async (input: RegisterInput): Promise<RegisterOutcome> => {
    const captcha = input.captcha ?? (await getTokenFor("register"));
    if (captcha === undefined) return { kind: "captcha" };
    const outcome = await register({ ...input, captcha });
    if (outcome.kind === "registered") await continueAfterSignIn({ returnPath });
    return outcome;
  });
}

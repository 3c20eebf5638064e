export { type FlowOptions, type SignInControl, useSignIn } from "./use-sign-in.js";
export { useSignUp } from "./use-sign-up.js";
export type { Submission } from "./use-submission.js";

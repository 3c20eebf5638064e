import * as v from "valibot";
import { getWholeList, TextSchema } from "./lenient.js";

/** One problem of a request. `field` is empty if it concerns the whole request. */
export const ProblemSchema = v.object({
  field: TextSchema,
  code: TextSchema,
  message: TextSchema,
});
export type Problem = v.InferOutput<typeof ProblemSchema>;

/** The body of an error answer: a list of problems, or one message (accounts-8, content-8). */
export const FailureSchema = v.object({ errors: getWholeList(ProblemSchema), message: TextSchema });
export type Failure = v.InferOutput<typeof FailureSchema>;

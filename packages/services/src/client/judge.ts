import type { BaseIssue, GenericSchema } from "valibot";

interface Issue extends BaseIssue<unknown> {
  /** Marks the fault of an entry that `getList` has left out. */
  readonly isLeftOut?: true;
}

interface Judged {
  readonly value?: unknown;
  readonly issues?: readonly [Issue, ...Issue[]];
}

/**
 * Validates a value by the schema's own method (https://standardschema.dev). So this module does not import Valibot, which
 * a page of a guest does not need.
 * @returns the parsed value, and its first issue. Issues of left-out entries come last
 */
export function validateBySchema(
  schema: GenericSchema,
  input: unknown,
): { readonly value: unknown; readonly issue: Issue | undefined } {
  // All schemas of the contract are synchronous Valibot schemas.
  const { value, issues } = schema["~standard"].validate(input) as Judged;
  return { value, issue: issues?.find(({ isLeftOut }) => !isLeftOut) ?? issues?.[0] };
}

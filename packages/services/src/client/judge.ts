import type { BaseIssue, GenericSchema } from "valibot";

interface Issue extends BaseIssue<unknown> {
  /** What is wrong with an entry that its list goes on without. */
  readonly isLeftOut?: true;
}

interface Judged {
  readonly value?: unknown;
  readonly issues?: readonly [Issue, ...Issue[]];
}

/**
 * Has a schema judge a value by what it brings itself (https://standardschema.dev): Valibot comes with whoever has a
 * schema, and to be told that nobody is signed in takes none.
 * @returns the value as the schema gives it, and the first thing that is wrong with it: with it, or with what is left out
 * where nothing else is
 */
export function judge(
  schema: GenericSchema,
  given: unknown,
): { readonly value: unknown; readonly issue: Issue | undefined } {
  // No schema of the contract is asynchronous, and all are Valibot's.
  const { value, issues } = schema["~standard"].validate(given) as Judged;
  return { value, issue: issues?.find(({ isLeftOut }) => !isLeftOut) ?? issues?.[0] };
}

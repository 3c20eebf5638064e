import type { BaseIssue } from "valibot";

/**
 * Stable error codes of the base layer, in the form `area/fault`. Services add their own codes. Callers may rely on a
 * code, but not on the message, which is for developers.
 */
export type BaseErrorCode =
  | "attribute/invalid"
  | "attribute/missing"
  | "attribute/unknown"
  | "chunk/failed"
  | "chunk/integrity"
  | "configuration/ignored"
  | "configuration/invalid"
  | "configuration/json"
  | "configuration/unknown-key"
  | "gate/rejected"
  | "gate/target"
  | "message/incomplete"
  | "message/invalid"
  | "message/language"
  | "message/unknown"
  | "page/not-started"
  | "page/outdated"
  | "page/reload-loop"
  | "page/undone"
  | "react/as-child"
  | "react/duplicate"
  | "react/providers"
  | "storage/corrupt"
  | "storage/unavailable"
  | "theme/color"
  | "theme/contrast"
  | "theme/font"
  | "trigger/failed"
  | "trigger/incomplete"
  | "trigger/unknown"
  | "widget/differs"
  | "widget/failed"
  | "widget/misplaced"
  | "widget/unknown";

const KIND = "quire-error";

export interface QuireErrorOptions {
  /** The cause, in words for developers. */
  readonly why?: string | undefined;
  /** An instruction that fixes the fault. */
  readonly fix?: string | undefined;
  readonly cause?: unknown;
}

/**
 * An error with a stable `code`. Its message tells developers the problem, its cause and the fix.
 * @example throw new QuireError("gate/target", "The message was not sent.", { fix: "Name one origin." });
 */
export class QuireError<Code extends string = string> extends Error {
  readonly kind = KIND;
  readonly code: Code;
  /** Text of the cause, from its message. */
  readonly why: string | undefined;
  /** True when the error was reported already: `report` then ignores it. */
  declare isReported?: boolean;

  constructor(code: Code, what: string, { why, fix, cause }: QuireErrorOptions = {}) {
    super([what, why, fix].filter(Boolean).join(" "), cause === undefined ? undefined : { cause });
    this.name = "QuireError";
    this.code = code;
    this.why = why;
  }
}

/** Returns true for a QuireError of any copy of this package on the page. It checks the kind, not the class. */
export function isQuireError(value: unknown): value is QuireError {
  return value instanceof Error && (value as Partial<QuireError>).kind === KIND;
}

/** Path of an issue in a value, such as "items.0.id". It is empty for the value itself. */
export function formatIssuePath({ path }: Pick<BaseIssue<unknown>, "path">): string {
  return (path ?? []).map(({ key }) => String(key)).join(".");
}

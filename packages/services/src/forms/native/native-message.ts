import { text } from "./text.js";

/** The constraints of an input, select or textarea element. */
export interface ConstrainedField {
  readonly type?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: string;
  readonly max?: string;
}

const CHOICES = ["select-one", "select-multiple", "radio"];

/**
 * Returns Quire's message for the browser's validation of a field (content-5.9). Empty for a valid field.
 * @example nativeMessage(input.validity, input)
 */
export function getNativeMessage(validity: Partial<ValidityState>, field: ConstrainedField = {}): string {
  const isWrong = Object.entries(getFlags(validity)).some(([, flag]) => flag);
  if (!isWrong) return "";
  if (CHOICES.includes(field.type ?? "")) return text("select");
  if (validity.valueMissing) return text("required");
  if (validity.tooShort) return text("tooShort", { n: field.minLength ?? 0 });
  if (validity.tooLong) return text("tooLong", { n: field.maxLength ?? 0 });
  if (validity.rangeOverflow) return text("tooHigh", { max: field.max ?? "" });
  if (validity.rangeUnderflow) return text("tooLow", { min: field.min ?? "" });
  return text("invalid");
}

/** Reads the flags by name, because they are on ValidityState's prototype. */
function getFlags(validity: Partial<ValidityState>) {
  const { valueMissing, tooShort, tooLong, rangeOverflow, rangeUnderflow } = validity;
  const { typeMismatch, patternMismatch, stepMismatch, badInput, customError } = validity;
  const bounds = { valueMissing, tooShort, tooLong, rangeOverflow, rangeUnderflow };
  return { ...bounds, typeMismatch, patternMismatch, stepMismatch, badInput, customError };
}

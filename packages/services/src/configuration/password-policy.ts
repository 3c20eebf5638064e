import * as v from "valibot";

/** A password rule as data. The rule, the hint and the message of a form are derived from it. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly digit: boolean;
  readonly lowerCase: boolean;
  readonly upperCase: boolean;
  readonly special: boolean;
  /** The characters that count as special. */
  readonly specialCharacters: string;
  /** True if spaces are allowed. */
  readonly spaces: boolean;
}

/** The rule of accounts-5.7, with at least `minLength` characters. */
const createStrictPolicy = (minLength: number): PasswordPolicy => ({
  minLength,
  digit: true,
  lowerCase: true,
  upperCase: true,
  special: true,
  specialCharacters: "@!#$%^&+=",
  spaces: false,
});

const nonEmpty: PasswordPolicy = {
  ...createStrictPolicy(1),
  digit: false,
  lowerCase: false,
  upperCase: false,
  special: false,
  spaces: true,
};

/** Returns the schema of a policy. A page can set single fields of it. */
function policy(base: PasswordPolicy) {
  const flag = (value: boolean) => v.optional(v.boolean(), value);
  return v.optional(
    v.object({
      minLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(128)), base.minLength),
      digit: flag(base.digit),
      lowerCase: flag(base.lowerCase),
      upperCase: flag(base.upperCase),
      special: flag(base.special),
      specialCharacters: v.optional(v.pipe(v.string(), v.nonEmpty()), base.specialCharacters),
      spaces: flag(base.spaces),
    }),
    {},
  );
}

/**
 * The policies of accounts-5.7 and accounts-5.8: `registration` for the modal, `shared` for changes and resets, `card` for
 * registration in a paywall card, where the server decides.
 * @__NO_SIDE_EFFECTS__
 */
export function passwordPolicies() {
  return v.optional(
    v.object({
      registration: policy(createStrictPolicy(8)),
      shared: policy(createStrictPolicy(10)),
      card: policy(nonEmpty),
    }),
    {},
  );
}

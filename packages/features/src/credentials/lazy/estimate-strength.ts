import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { COMMON_PASSWORDS } from "./common-passwords.js";

export type Strength = "weak" | "fair" | "good" | "strong";

/**
 * Minimum number of guesses, as a power of ten. The values are above the library's defaults. Its dictionaries
 * are left out because of their size (ten times the library's), so it overestimates words.
 */
const LEAST: readonly (readonly [Strength, number])[] = [
  ["strong", 13],
  ["good", 10],
  ["fair", 7],
];

/** Checks only the first 64 characters: longer passwords are strong, and slow to check. */
const judge = new ZxcvbnFactory({ maxLength: 64, dictionary: { common: [...COMMON_PASSWORDS] } });

/**
 * Estimates a password's strength. @param known values that are easy to guess, such as the user's name and
 * address
 */
export function estimateStrength(password: string, known: readonly string[]): Strength {
  const { guessesLog10 } = judge.check(password, [...known]);
  return LEAST.find(([, least]) => guessesLog10 >= least)?.[0] ?? "weak";
}

import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { COMMON_PASSWORDS } from "./common-passwords.js";

export type Strength = "weak" | "fair" | "good" | "strong";

/**
 * From how many guesses on, as powers of ten. More than the library asks for: it is not given the words of any
 * language, which would be ten times its weight, and takes them for chance.
 */
const LEAST: readonly (readonly [Strength, number])[] = [
  ["strong", 13],
  ["good", 10],
  ["fair", 7],
];

/** What is longer is judged by its beginning: it is strong, and would take long. */
const judge = new ZxcvbnFactory({ maxLength: 64, dictionary: { common: [...COMMON_PASSWORDS] } });

/** @param known what somebody who guesses would try first: the reader's name and address */
export function estimateStrength(password: string, known: readonly string[]): Strength {
  const { guessesLog10 } = judge.check(password, [...known]);
  return LEAST.find(([, least]) => guessesLog10 >= least)?.[0] ?? "weak";
}

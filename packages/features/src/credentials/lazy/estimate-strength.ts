import { ZxcvbnFactory } from "@zxcvbn-ts/core";

/**
 * Common passwords and parts of passwords, the most common first. The library recognizes variants with appended digits,
 * capitals, and signs for letters.
 */
const COMMON_PASSWORDS: readonly string[] = `
password qwerty letmein welcome iloveyou admin login abc abcd hello changeme default secret pass passwort
qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwe asd qaz wsx aaaa
dragon monkey football baseball basketball soccer hockey tennis golf master shadow sunshine princess superman
batman starwars pokemon ninja trustno1 whatever freedom access test tester guest root user temp sample
love lover loveme angel baby honey sweet happy lucky money family friend friends mother father mom dad
michael jennifer jessica ashley daniel thomas andrew joshua robert charlie jordan hunter james john david
maria anna laura sarah emma julia sophie peter alex martin nicole hannah matthew anthony george
summer winter spring autumn january february march april may june july august september october november
december monday tuesday wednesday thursday friday saturday sunday
london paris berlin newyork boston chicago america canada england france germany
arsenal chelsea liverpool barcelona madrid ferrari mercedes porsche mustang corvette harley yamaha
apple google facebook amazon samsung computer internet windows
cookie coffee chocolate cheese banana orange cherry pepper ginger sugar
tiger eagle falcon phoenix dolphin butterfly buster bailey max kitty doggy bear wolf lion
red blue green black white yellow purple pink silver golden diamond rainbow star moon
magic merlin gandalf wizard matrix hello1 killer ranger maverick rocky jackson
`
  .trim()
  .split(/\s+/);

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

/** Behaviour of the stand-in's test cards. Every other card number is invalid. */
export type CardKind = "good" | "declined" | "second-step" | "silent";

const CARDS: Readonly<Record<string, CardKind>> = {
  "4242424242424242": "good",
  "4000000000000002": "declined",
  "4000000000003220": "second-step",
  "4000000000000119": "silent",
};

export function cardKind(typed: string): CardKind | undefined {
  const number = typed.replaceAll(/\D/g, "");
  return Object.hasOwn(CARDS, number) ? CARDS[number] : undefined;
}

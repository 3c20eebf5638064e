/** So many accounts share a mark that it says nothing of whose it is, and so few that two of one reader's hardly do. */
const MARKS = 65_536;

/** A number by which the accounts of one reader are told apart, and by which nobody is found out. */
export function accountMark(username: string): number {
  const name = username.trim().toLowerCase();
  return Array.from(name).reduce((mark, letter) => (mark * 31 + (letter.codePointAt(0) ?? 0)) % MARKS, 7);
}

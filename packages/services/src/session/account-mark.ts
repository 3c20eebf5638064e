/** So many accounts share a mark that it says nothing of whose it is, and so few that two of one reader's hardly do. */
const MARKS = 65_536;

/** A number by which the accounts of one reader are told apart, and by which nobody is found out. */
export function accountMark(username: string): number {
  let mark = 7;
  for (const letter of username.trim().toLowerCase()) {
    mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) % MARKS;
  }
  return mark;
}

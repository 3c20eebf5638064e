/** Number of marks. Many accounts share one, so that it identifies nobody. Two accounts of one user rarely do. */
const MARKS = 65_536;

/** Returns a number that distinguishes the accounts of one user without identifying anybody. */
export function accountMark(username: string): number {
  let mark = 7;
  for (const letter of username.trim().toLowerCase()) {
    mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) % MARKS;
  }
  return mark;
}

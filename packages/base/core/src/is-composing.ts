/**
 * Whether a key belongs to an input method: Enter takes what it offers, Escape puts it away. WebKit tells of the last
 * one when the composing is over; the old key code still says so.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}

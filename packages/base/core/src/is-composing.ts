/**
 * Recognizes a key press that belongs to an input method, such as Enter for its suggestion. WebKit sends the last one
 * after the composition has ended; only the old key code still marks it.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}

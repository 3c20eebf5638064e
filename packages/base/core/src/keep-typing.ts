/** Keys that write are the field's own: a page's hotkeys do not see them. */
export function keepTyping(event: Pick<KeyboardEvent, TypedKey | "stopPropagation">): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.length === 1 && !ctrlKey && !metaKey && !altKey) event.stopPropagation();
}

type TypedKey = "key" | "ctrlKey" | "metaKey" | "altKey";

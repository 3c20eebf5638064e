/** Whether the reader has gone on to something outside `host`: what had the focus and is gone leaves it to the body. */
export function isFocusElsewhere(host: HTMLElement): boolean {
  const around = host.getRootNode();
  const active = around instanceof Document || around instanceof ShadowRoot ? around.activeElement : null;
  return active !== null && active !== host && active !== document.body && !host.contains(active);
}

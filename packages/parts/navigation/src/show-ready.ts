/** Says on the host, and on the data mount around it, that all is there: nothing waits for React. */
export function showReady(host: HTMLElement): void {
  host.dataset.state = "ready";
  const mount = host.parentElement;
  if (mount?.dataset.quire && host.localName === `quire-${mount.dataset.quire}`)
    mount.dataset.state = "ready";
}

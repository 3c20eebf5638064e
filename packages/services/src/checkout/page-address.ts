/** Returns an address without the given parameters. */
export function withoutParameters(href: string, ...names: readonly string[]): string {
  const url = new URL(href);
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

/** Takes parameters that have had their effect out of the page's address, so that a reload does not repeat it. */
export function dropParameters(...names: readonly string[]): void {
  const href = withoutParameters(location.href, ...names);
  if (href !== location.href) history.replaceState(history.state, "", href);
}

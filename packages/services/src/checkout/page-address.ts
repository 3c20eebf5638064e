/** Returns an address without the given parameters. */
export function withoutParameters(href: string, ...names: readonly string[]): string {
  const url = new URL(href);
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

/** Removes used parameters from the page's address, so that a reload does not use them again. */
export function dropParameters(...names: readonly string[]): void {
  const href = withoutParameters(location.href, ...names);
  if (href !== location.href) history.replaceState(history.state, "", href);
}

/** Returns the address of an error code in the documentation. */
export const getErrorAddress = (code: string): string =>
  `https://quire-widgets.github.io/quire/errors#${code}`;

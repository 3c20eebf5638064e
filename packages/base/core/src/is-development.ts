/** Names without a dot, reserved names, and loopback and private addresses; a name cannot end in a number. */
const DEVELOPMENT =
  /^([^.]*|.+\.(localhost|test|local|internal|example)|(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+)+)$/;

/** Whether a developer looks at the page: on a development host or, on any host, with `?quire-doctor`. */
export function isDevelopment(): boolean {
  const { hostname, search } = location;
  return DEVELOPMENT.test(hostname) || search.includes("quire-doctor");
}

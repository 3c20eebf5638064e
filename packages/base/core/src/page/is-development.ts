/** Names without a dot, reserved names, and loopback and private addresses. A host name cannot end in a number. */
const DEVELOPMENT =
  /^([^.]*|.+\.(localhost|test|local|internal|example)|(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+)+)$/;

/** Recognizes a developer's view of the page: a development host, or `?quire-doctor` on any host. */
export function isDevelopment(): boolean {
  const { hostname, search } = location;
  return DEVELOPMENT.test(hostname) || search.includes("quire-doctor");
}

import { parseArgs } from "node:util";

export interface StartArguments {
  readonly help: boolean;
  /** Port of the site. The partner uses the next port, and the outside services the one after. */
  readonly port: number;
  /** Host name; undefined means localhost. */
  readonly host: string | undefined;
  readonly reset: boolean;
  /** Adds the accounts with public passwords. */
  readonly seed: boolean;
  readonly trustProxy: boolean;
  /** Origins of pages on other hosts that may call the reference API. */
  readonly origins: readonly string[];
  /** Host name of the passkeys of all pages; undefined means each page's own. */
  readonly rpId: string | undefined;
  /** Data file; undefined means `.data/reference-api.sqlite` in the repository. */
  readonly file: string | undefined;
}

export const usage = `Serves "The Quire Review", its partner site and the reference API.

  npm start -- [options]

  --port NUMBER   the site's port (4173); the partner site and the outside world take the next two
  --host NAME     the name or IP address that browsers use (localhost); for a phone, this machine's
  --data FILE     the file of the reference API's data (.data/reference-api.sqlite)
  --reset         forget accounts, carts and follows
  --seed          add the accounts with public passwords; npm start asks for it; never with NODE_ENV=production
  --origin URL    lets pages of another host call the reference API with the user's cookies; repeatable
  --rp-id HOST    the host name of the passkeys of all pages (each page's own); it lists the pages' origins for browsers
  --trust-proxy   for a proxy that terminates https and sends X-Forwarded-Proto and X-Forwarded-Host
  --help          this text

  QUIRE_GRANT_KEY  signs grants for the text behind paywalls of these origins; at least 32 characters
  QUIRE_FAULTS=1  lets tests request faults from the reference API; never with NODE_ENV=production
`;

const lastPort = 65_533;

/** @throws Error that names the wrong argument. */
export function parseArguments(args: readonly string[]): StartArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: "boolean", default: false },
      reset: { type: "boolean", default: false },
      seed: { type: "boolean", default: false },
      "trust-proxy": { type: "boolean", default: false },
      origin: { type: "string", multiple: true, default: [] },
      "rp-id": { type: "string" },
      port: { type: "string", default: "4173" },
      host: { type: "string" },
      data: { type: "string" },
    },
  });
  const { help, reset, seed, "trust-proxy": trustProxy, "rp-id": party, data: file } = values;
  const host = values.host === undefined ? undefined : parseHost(values.host);
  const origins = values.origin.map(parseOrigin);
  const rpId = party === undefined ? undefined : parseRpId(party);
  return { help, reset, seed, trustProxy, origins, rpId, file, host, port: parsePort(values.port) };
}

/** Accepts an origin as browsers send it: scheme, host and port without a path. */
function parseOrigin(text: string): string {
  if (/^https?:/i.test(text) && URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, "")) {
    return new URL(text).origin;
  }
  throw new Error(`--origin takes an origin alone, such as https://www.example.com, not "${text}".`);
}

/** Accepts a host name, because passkeys are for no IP address and no port. */
function parseRpId(text: string): string {
  const name = text.toLowerCase();
  const isName = /^[a-z\d.-]+$/.test(name) && !/^[\d.]+$/.test(name) && URL.canParse(`https://${name}`);
  if (isName) return name;
  throw new Error(`--rp-id takes a host name alone, such as api.example.org, not "${text}".`);
}

/** Normalizes a host as browsers do: lower case, and an IPv6 address in brackets. */
function parseHost(text: string): string {
  const name = (text.includes("::") && !text.startsWith("[") ? `[${text}]` : text).toLowerCase();
  const address = `http://${name}`;
  if (URL.canParse(address) && new URL(address).hostname === name) return name;
  throw new Error(`--host takes a name alone, such as 192.168.1.7, not "${text}".`);
}

function parsePort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : -1;
  if (port >= 0 && port <= lastPort) return port;
  throw new Error(`--port takes a number from 0 (any free port) to ${lastPort}, not "${text}".`);
}

import { parseArgs } from "node:util";
import type { Target } from "./target.js";

export interface Options {
  readonly target: Target;
  /** Path of the JUnit XML. */
  readonly junit?: string | undefined;
}

export const HELP = `quire-contract-check https://www.example.com [options]

Calls a site's backend as Quire's widgets do, and says call by call what fits the contract and what does not.
Ends with 1 where something does not fit, with 2 where it cannot be run.

  --api PATH            base of the newer calls; "/api/" where absent
  --service PATH        base of the older calls; "/service/" where absent
  --identity URL        the second identity service, if there is one
  --geolocation URL     the country lookup, if there is one
  --user NAME           an account made for this; its password is read from QUIRE_CHECK_PASSWORD
  --write               also try calls that change that account, its library and its cart
  --lasting             also calls whose effect stays (an address, a gift, a mail): for systems made for tests
  --set NAME=VALUE      a value that cannot be found out, such as product=10042; may be repeated
  --patience MS         milliseconds until a call is given up; 15000 where absent
  --junit FILE          write the result as JUnit XML too
  --help                say this`;

/** A mistake in the command line. */
export class UsageError extends Error {}

const KNOWN = {
  api: { type: "string" },
  service: { type: "string" },
  identity: { type: "string" },
  geolocation: { type: "string" },
  user: { type: "string" },
  write: { type: "boolean" },
  lasting: { type: "boolean" },
  set: { type: "string", multiple: true },
  patience: { type: "string" },
  junit: { type: "string" },
  help: { type: "boolean" },
} as const;

/**
 * Reads the command line. Returns `undefined` for --help.
 * @throws UsageError
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options | undefined {
  const { values, positionals } = parseArguments(args);
  if (values.help) return undefined;
  const [site = ""] = positionals;
  if (positionals.length !== 1 || !isAddress(site))
    throw new UsageError("Give one address, as https://www.example.com.");
  const { api, service, identity, geolocation, user, write = false, lasting = false } = values;
  for (const address of [identity, geolocation])
    if (address !== undefined && !isAddress(address)) throw new UsageError(`"${address}" is no address.`);
  return {
    target: {
      site,
      identity,
      geolocation,
      write: write || lasting,
      lasting,
      account: user === undefined ? undefined : { user, password: passwordIn(env) },
      values: Object.fromEntries((values.set ?? []).map(getPair)),
      ...(api !== undefined && { api }),
      ...(service !== undefined && { service }),
      ...(values.patience !== undefined && { patience: getMilliseconds(values.patience) }),
    },
    junit: values.junit,
  };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: KNOWN, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

function passwordIn({ QUIRE_CHECK_PASSWORD: password }: NodeJS.ProcessEnv): string {
  if (password) return password;
  throw new UsageError("The account's password is missing: put it into QUIRE_CHECK_PASSWORD.");
}

function getPair(text: string): [string, string] {
  const at = text.indexOf("=");
  if (at < 1) throw new UsageError(`"--set ${text}" has no value; write it as --set product=10042.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function getMilliseconds(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`"--patience ${text}" is no number of milliseconds.`);
  return number;
}

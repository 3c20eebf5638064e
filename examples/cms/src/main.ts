import { existsSync } from "node:fs";
import type { Mail } from "@quire/example-reference-api";
import { parseArguments, usage } from "./arguments.js";
import { docsFolder } from "./folders.js";
import { PortTakenError } from "./listen.js";
import type { Served, ServeOptions } from "./serve.js";

/** Entry of `npm start`: reads the arguments, serves, prints the addresses, and ends on Ctrl-C. */
export async function main(
  args: readonly string[],
  serve: (options: ServeOptions) => Promise<Served>,
): Promise<void> {
  try {
    const { help, port, host, reset, seed, trustProxy, origins, rpId, file } = parseArguments(args);
    if (help) return console.log(usage);
    const faults = process.env.QUIRE_FAULTS === "1";
    const mailed = (mail: Mail) => console.log(letter(mail));
    const served = await serve({
      ...portsFrom(port),
      host,
      ...(file ? { file } : {}),
      reset,
      seed,
      trustProxy,
      origins,
      rpId,
      faults,
      grantKey: process.env.QUIRE_GRANT_KEY,
      mailed,
    });
    console.log(announcement(served));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void served.close());
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** Returns the three ports. Port 0 means three free ones. */
function portsFrom(port: number): Pick<ServeOptions, "port" | "partnerPort" | "outsidePort"> {
  return port === 0 ? {} : { port, partnerPort: port + 1, outsidePort: port + 2 };
}

export function explain(error: unknown): string {
  if (error instanceof PortTakenError) {
    return `${error.message}\nChoose another, and the two after it: npm start -- --port ${error.port + 1000}`;
  }
  const message = error instanceof Error ? error.message : String(error);
  return isWrongArgument(error) ? `${message}\n\n${usage}` : message;
}

function isWrongArgument(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

/** Returns another address of the same site, for machines where the first one does not work. */
const byNumber = (site: string): string => site.replace("//localhost:", "//127.0.0.1:");

/** Formats the addresses and all accounts that can sign in as a table. */
export function announcement({ site, partner, outside, accounts }: Served): string {
  const width = Math.max(0, ...accounts.map(({ emailAddress }) => emailAddress.length));
  const people = accounts.map(
    ({ emailAddress, password, kind }) => `  ${emailAddress.padEnd(width)}  ${password}  ${kind}`,
  );
  return [
    "",
    `  The Quire Review  ${site}${byNumber(site) === site ? "" : `, or ${byNumber(site)}`}`,
    `  Partner site      ${partner}`,
    existsSync(docsFolder)
      ? `  Documentation     ${site}/docs/`
      : "  Documentation     npm run docs builds it",
    `  OpenAPI           ${site}/api/openapi.json`,
    `  Outside world     ${outside}  (stand-ins: identity, captcha, country lookup, checkout, payment, video)`,
    "",
    ...(people.length > 0
      ? ["  Accounts", ...people]
      : ["  No accounts are seeded. Start with --seed to add those of the example."]),
    "",
    "  From a phone on the same network: npm start -- --host NAME, with this machine's name or IP address.",
    "  Press Ctrl-C to stop.",
  ].join("\n");
}

/** Formats a mail for the terminal, because the example sends no real mail and the reader needs its link. */
function letter({ recipient, subject, text }: Mail): string {
  const lines = ["", `To: ${recipient}`, `Subject: ${subject}`, "", ...text.split("\n"), ""];
  // Users choose their names, which may contain control characters for a terminal.
  return lines.map((line) => `  ${line.replace(/\p{Cc}/gu, "")}`).join("\n");
}

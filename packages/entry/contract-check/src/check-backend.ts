import { authenticate } from "@quire/services/contract";
import { type Context, checkCall, getReason } from "./check-call.js";
import { judgeAnswer, judgeRefusal } from "./judge.js";
import { createKnown } from "./known.js";
import { type CallReport, type Report, secondsSince } from "./report.js";
import { steps } from "./steps/index.js";
import { addressAt, type Target } from "./target.js";
import { createVisitor, type Visitor } from "./visitor.js";

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes control characters in a backend's text, for terminals and XML. */
const printable = (words: string): string =>
  words.replace(UNPRINTABLE, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

const PATIENCE = 15_000;
const USUAL = { term: "strategy", country: "US", state: "MA", "postal-code": "02163" };

/**
 * Calls a backend as Quire's widgets do, one call after the other.
 * @param done called with each call once it is checked
 */
export async function checkBackend(
  target: Target,
  done: (one: CallReport) => void = () => {},
): Promise<Report> {
  const patience = target.patience ?? PATIENCE;
  const known = createKnown({ ...USUAL, site: new URL(target.site).origin, ...target.values });
  const guest = createVisitor(patience);
  const report: CallReport[] = [];
  const add = (one: CallReport) => {
    const printed = { ...one, faults: one.faults.map(printable) };
    report.push(printed);
    done(printed);
  };

  const visitor = createVisitor(patience);
  const signedIn = await signIn(target, visitor);
  add(signedIn);
  const isIn = signedIn.faults.length === 0 && signedIn.untried === undefined;
  const context: Context = { target, known, guest, reader: isIn ? visitor : undefined };
  for (const step of steps) add(await checkCall(step, context));
  return report;
}

/** First sends a wrong password, which the backend must refuse with a message, and then the right one. */
async function signIn(target: Target, visitor: Visitor): Promise<CallReport> {
  const started = performance.now();
  const address = addressAt(target, authenticate) ?? "";
  const about = {
    call: authenticate.name,
    address: `POST ${new URL(address).pathname}`,
    spec: authenticate.spec,
  };
  const { account } = target;
  if (!account)
    return { ...about, faults: [], untried: "it needs an account; give one with --user", seconds: 0 };
  const faults: string[] = [];
  const send = (password: string) =>
    visitor.send({
      method: "POST",
      address,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ username: account.user, password, deviceType: "WEB_SITE" }).toString(),
    });
  try {
    const refused = judgeRefusal(authenticate, await send(`not-${account.password}`));
    faults.push(...refused.map((fault) => `a wrong password: ${fault}`));
    faults.push(...judgeAnswer(authenticate, await send(account.password)).faults);
    faults.push(...judgeCookies(visitor.cookies, target));
  } catch (error) {
    faults.push(getReason(error));
  }
  return { ...about, faults, seconds: secondsSince(started) };
}

/** Checks that scripts and other sites cannot reach the session cookie. */
function judgeCookies(cookies: readonly string[], { site }: Target): string[] {
  if (cookies.length === 0) return ["sets no cookie, so no one stays signed in"];
  const needed = site.startsWith("https:") ? ["HttpOnly", "SameSite", "Secure"] : ["HttpOnly", "SameSite"];
  const lacks = (cookie: string) => needed.filter((word) => !new RegExp(`;\\s*${word}`, "i").test(cookie));
  const strict = cookies.some((cookie) => lacks(cookie).length === 0);
  const [first = ""] = cookies;
  return strict
    ? []
    : [`no cookie has ${needed.join(", ")}; ${first.split("=")[0]} lacks ${lacks(first).join(", ")}`];
}

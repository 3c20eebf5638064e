import {
  ACCESS_HEADER,
  authenticate,
  type Endpoint,
  EXPIRES_HEADER,
  profile,
  REFRESH_HEADER,
  renewTokens,
  SESSION_HEADER,
} from "@quire/services/contract";
import { type Context, checkCall, getReason } from "./check-call.js";
import { judgeAnswer, judgeRefusal } from "./judge.js";
import { createKnown } from "./known.js";
import { type CallReport, type Report, secondsSince } from "./report.js";
import { steps } from "./steps/index.js";
import { addressAt, type Target } from "./target.js";
import { type Answer, createVisitor, type Visitor } from "./visitor.js";

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes control characters in a backend's text, for terminals and XML. */
const printable = (words: string): string =>
  words.replace(UNPRINTABLE, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

const DEFAULT_TIMEOUT_MS = 15_000;
const USUAL = { term: "strategy", country: "US", state: "MA", "postal-code": "02163" };

/**
 * Calls a backend as Quire's widgets do, one call after the other.
 * @param done called with each call once it is checked
 */
export async function checkBackend(
  target: Target,
  done: (one: CallReport) => void = () => {},
): Promise<Report> {
  const patience = target.patience ?? DEFAULT_TIMEOUT_MS;
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
  const isSignedIn = signedIn.faults.length === 0 && signedIn.untried === undefined;
  const context: Context = { target, known, guest, reader: isSignedIn ? visitor : undefined };
  add(await checkTokens(target, createVisitor(patience)));
  for (const step of steps) add(await checkCall(step, context));
  return report;
}

/** Signs in as a page that uses tokens, without cookies, and renews them once (beyond-423). */
async function checkTokens(target: Target, visitor: Visitor): Promise<CallReport> {
  const started = performance.now();
  const about = { call: renewTokens.name, address: getPath(renewTokens, target), spec: renewTokens.spec };
  const report = (faults: readonly string[], untried?: string): CallReport => ({
    ...about,
    faults: [...faults],
    ...(untried !== undefined && { untried }),
    seconds: secondsSince(started),
  });
  if (!target.account) return report([], "it needs an account; give one with --user");
  try {
    const first = await visitor.send(getSignIn(target, target.account.password, PAGE_HEADERS));
    if (!first.headers.has(ACCESS_HEADER)) return report([], 'this backend has no "tokens"');
    const next = await visitor.send({
      method: renewTokens.method,
      address: addressAt(target, renewTokens) ?? "",
      headers: { ...PAGE_HEADERS, [REFRESH_HEADER]: first.headers.get(REFRESH_HEADER) ?? "" },
    });
    const faults = [...judgeTokens("the sign-in", first), ...judgeAnswer(renewTokens, next).faults];
    const read = await visitor.send({
      method: profile.method,
      address: addressAt(target, profile) ?? "",
      headers: { ...PAGE_HEADERS, Authorization: `Bearer ${next.headers.get(ACCESS_HEADER)}` },
    });
    const isRead =
      read.status === 200 ? [] : [`the new access token: "${profile.name}" answers ${read.status}`];
    return report([...faults, ...judgeTokens("the renewal", next), ...isRead]);
  } catch (error) {
    return report([getReason(error)]);
  }
}

const PAGE_HEADERS = { [SESSION_HEADER]: "token" };

function judgeTokens(where: string, { headers }: Answer): string[] {
  const seconds = Number(headers.get(EXPIRES_HEADER));
  return [
    ...(headers.get(ACCESS_HEADER) ? [] : [`${where} has no ${ACCESS_HEADER}`]),
    ...(seconds > 0 ? [] : [`${where} has no seconds in ${EXPIRES_HEADER}`]),
  ];
}

const getPath = (row: Endpoint, target: Target) =>
  `${row.method} ${new URL(addressAt(target, row) ?? "").pathname}`;

function getSignIn({ account, ...target }: Target, password: string, headers = {}) {
  return {
    method: authenticate.method,
    address: addressAt(target, authenticate) ?? "",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ username: account?.user ?? "", password, deviceType: "WEB_SITE" }).toString(),
  };
}

/** First sends a wrong password, which the backend must refuse with a message, and then the right one. */
async function signIn(target: Target, visitor: Visitor): Promise<CallReport> {
  const started = performance.now();
  const about = {
    call: authenticate.name,
    address: getPath(authenticate, target),
    spec: authenticate.spec,
  };
  const { account } = target;
  if (!account)
    return { ...about, faults: [], untried: "it needs an account; give one with --user", seconds: 0 };
  const faults: string[] = [];
  const send = (password: string) => visitor.send(getSignIn(target, password));
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

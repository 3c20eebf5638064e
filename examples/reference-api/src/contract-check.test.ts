import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServerType, serve } from "@hono/node-server";
import { endpoints } from "@quire/services/contract/table";
import { checkBackend, getJunit, getOutcome, getText, type Report, type Target } from "quire-contract-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fromSources } from "./testing/from-sources.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

const command = fileURLToPath(new URL("../../../packages/entry/contract-check/src/main.ts", import.meta.url));

const account = { user: "library@quire.test", password: "Reader#2026" };
const values = { coupon: "WELCOME10", email: "guest@quire.test" };

/**
 * Successful calls would create an account, change a password, link a subscription or charge. So only
 * refusals are tested.
 */
const UNTRIED = [
  "cancelEmailChange",
  "deleteAccount",
  "registerUser",
  "registerPaywallUser",
  "registerSubscriber",
  "forgotPassword",
  "forgotPasswordFlyout",
  "resetPassword",
  "changePassword",
  "confirmEmail",
  "authenticatePasskey",
  "passkeyCreation",
  "addPasskey",
  "renamePasskey",
  "removePasskey",
  "resetPasskeys",
  "removeResetPasskey",
  "subscriberSearch",
  "linkSubscription",
  "verifySubscription",
  "checkoutComplete",
  "playbackVideo",
  "playbackPlaylist",
  "mediaEntry",
  "mediaList",
  "undoCombinedCart",
  "submitOrder",
  "identityLogout",
];

const wrong = (report: Report) => report.filter((one) => getOutcome(one) === "wrong");

describe("the contract check (beyond-27)", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ rpId: "localhost" });
  });
  afterAll(closeAll);

  it("finds no fault in the reference API, and reports every call", async () => {
    const { origin, outside } = site;
    const geolocation = `${outside}/geolocation`;
    // The printed issue makes the order ship an item.
    const allValues = { ...values, product: "40301" };
    const target = { site: origin, geolocation, account, values: allValues, write: true, lasting: true };
    const report = await checkBackend(target);
    expect(wrong(report).map(getText)).toEqual([]);
    expect(report.map(({ call }) => call).sort(), "each call has a step in contract-check/src/steps").toEqual(
      endpoints.map(({ name }) => name).sort(),
    );
    const untried = report.filter((one) => getOutcome(one) === "untried").map(({ call }) => call);
    expect(untried).toEqual(UNTRIED);
  });

  it("only reads unless writes are allowed, and without an account only as a guest", async () => {
    const before = await (await site.visit("/api/shopping-cart")).text();
    const report = await checkBackend({ site: site.origin, values });
    expect(wrong(report).map(getText)).toEqual([]);
    const getReason = (call: string) => report.find((one) => one.call === call)?.untried;
    expect(getReason("profile")).toBe("it needs an account; give one with --user");
    expect(getReason("saveFolder")).toBe("it writes; allow it with --write");
    expect(report.filter((one) => getOutcome(one) === "fits").map(({ call }) => call)).toEqual(
      expect.arrayContaining(["searchStream", "productAvailabilities"]),
    );
    expect(await (await site.visit("/api/shopping-cart")).text()).toBe(before);
  });

  it("reports that no call is possible if the server does not answer", async () => {
    const stoppedSite = await startSite();
    await stoppedSite.close();
    const report = await checkBackend({ site: stoppedSite.origin, account });
    const [signIn] = report;
    expect(signIn?.faults[0]).toMatch(/^cannot be called: .*ECONNREFUSED/);
    expect(wrong(report).length).toBeGreaterThan(10);
  });
});

describe("the command (beyond-27)", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "quire-contract-"));
  });
  afterAll(closeAll);
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (args: readonly string[]) =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      const all = [...fromSources, command, ...args];
      execFile(process.execPath, all, (error, out, err) => resolve({ code: error?.code ?? 0, out, err }));
    });

  it("prints a line for each call and a summary, and writes JUnit XML", async () => {
    const { origin } = await startSite();
    const junit = join(folder, "contract.xml");
    const { code, out } = await run([origin, "--junit", junit]);
    expect(out).toMatch(/✓ topics +GET \/api\/topic {2}\(content-7\.20\)/);
    expect(out).toMatch(/Calls: \d+ fit, 0 wrong, \d+ not tried\.\n$/);
    expect(code).toBe(0);
    expect(readFileSync(junit, "utf8")).toContain(`<testsuites tests="${endpoints.length}" failures="0"`);
  });

  it("exits with 1 if a call does not conform, and with 2 if it cannot run", async () => {
    const stoppedSite = await startSite();
    await stoppedSite.close();
    expect((await run([stoppedSite.origin])).code).toBe(1);
    const { code, err } = await run(["--user"]);
    expect([code, err]).toEqual([2, expect.stringContaining("quire-contract-check https://www.example.com")]);
  });
});

/** A backend fault: it changes the answer, or the request that reaches the API. */
interface Break {
  readonly of: RegExp;
  readonly call: string;
  readonly expected: RegExp;
  readonly answer?: (answer: Response) => Promise<Response> | Response;
  readonly request?: (headers: Headers) => void;
  /** Answers in place of the API. */
  readonly instead?: () => Response;
}

const withText = (change: (text: string) => string) => async (answer: Response) =>
  new Response(change(await answer.text()), answer);
const withHeader = (name: string, value: string) => (answer: Response) => {
  const headers = new Headers(answer.headers);
  headers.delete(name);
  if (value) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
};

const breaks: Readonly<Record<string, Break>> = {
  "a required field is missing": {
    of: /^GET \/api\/user\/profile/,
    call: "profile",
    expected: /answer, at "id": .*undefined/,
    answer: withText((text) => text.replace(/"id":/, '"identity":')),
  },
  "a number is sent as a word": {
    of: /^GET \/api\/shopping-cart$/,
    call: "shoppingCart",
    expected: /answer, at "cart\.line_items\..*quantity": /,
    answer: withText((text) => text.replaceAll(/"quantity":(\d+)/g, '"quantity":"$1"')),
  },
  "a call answers with an HTML page and 200": {
    of: /^GET \/api\/topic$/,
    call: "topics",
    expected: /which is not JSON/,
    answer: () =>
      new Response("<!doctype html><title>Sign in</title>", { headers: { "Content-Type": "text/html" } }),
  },
  "a call is missing": {
    of: /^GET \/service\/search\/auto-suggest/,
    call: "autoSuggest",
    expected: /answers 404/,
    answer: () => new Response("Not found", { status: 404 }),
  },
  "a server fails": {
    of: /^POST \/api\/user\/saves$/,
    call: "saveItem",
    expected: /answers 500/,
    answer: () => new Response("oops", { status: 500 }),
  },
  "an answer is truncated": {
    of: /^GET \/api\/user\/lists$/,
    call: "folders",
    expected: /which is not JSON/,
    answer: withText((text) => text.slice(0, text.length / 2)),
  },
  "the profile has no Last-Modified": {
    of: /^HEAD \/api\/user\/profile/,
    call: "profileHead",
    expected: /no Last-Modified/,
    answer: withHeader("Last-Modified", ""),
  },
  "personal data may be stored in shared caches": {
    of: /^GET \/api\/user\/quota/,
    call: "quota",
    expected: /Cache-Control is "public, max-age=300"/,
    answer: withHeader("Cache-Control", "public, max-age=300"),
  },
  "an idempotency key is ignored": {
    of: /^POST \/api\/shopping-cart$/,
    call: "addToShoppingCart",
    expected: /repeated with the same Idempotency-Key: answers something else/,
    request: (headers) =>
      headers.has("Idempotency-Key") && headers.set("Idempotency-Key", crypto.randomUUID()),
  },
  "a guest has access": {
    of: /^GET \/api\/ordered\//,
    call: "orderedStream",
    expected: /answers a guest 200, where 401 is due/,
    answer: (answer) => (answer.ok ? answer : Response.json({ entries: [] })),
  },
  "another site has access": {
    of: /^POST \/api\/user\/lists$/,
    call: "saveFolder",
    expected: /from another site, which must be refused/,
    request: (headers) => {
      headers.delete("Origin");
      headers.delete("Sec-Fetch-Site");
    },
  },
  "a refusal has no message": {
    of: /^DELETE \/api\/user\/lists$/,
    call: "deleteFolder",
    expected: /sent no JSON: refusal 400: answers "Bad request", which is not JSON/,
    answer: (answer) => (answer.ok ? answer : new Response("Bad request", { status: 400 })),
  },
  "a wrong password answers 404": {
    of: /^POST \/authenticate$/,
    call: "authenticate",
    expected: /a wrong password: refusal 404/,
    answer: (answer) => (answer.ok ? answer : new Response("Not found", { status: 404 })),
  },
  "scripts can read the session": {
    of: /^POST \/authenticate$/,
    call: "authenticate",
    expected: /no cookie has HttpOnly/,
    answer: (answer) =>
      withHeader(
        "Set-Cookie",
        (answer.headers.get("Set-Cookie") ?? "").replaceAll(/HttpOnly;?/gi, ""),
      )(answer),
  },
  "signing out keeps the session": {
    of: /^GET \/logout/,
    call: "logout",
    expected: /afterwards "profileHead" answers a guest 200/,
    instead: () => new Response(null, { status: 204 }),
  },
};

const CHANGED = ["host", "connection", "content-length", "content-encoding", "transfer-encoding"];

/** Passes a request on to the API and applies the fault. */
async function passOn(request: Request, origin: string, broken: Break): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isMeant = broken.of.test(`${request.method} ${pathname}`);
  if (isMeant && broken.instead) return broken.instead();
  const headers = new Headers(request.headers);
  for (const name of CHANGED) headers.delete(name);
  if (isMeant) broken.request?.(headers);
  const hasBody = !["GET", "HEAD"].includes(request.method);
  const answer = await fetch(origin + pathname + search, {
    method: request.method,
    headers,
    redirect: "manual",
    ...(hasBody && { body: await request.arrayBuffer() }),
  });
  const sent = new Response(answer.body, answer);
  for (const name of CHANGED) sent.headers.delete(name);
  return isMeant && broken.answer ? broken.answer(sent) : sent;
}

const proxies = new Set<ServerType>();

/** Starts a broken copy of the API and returns its target. */
async function brokenTarget(origin: string, broken: Break): Promise<Target> {
  const port = await new Promise<number>((resolve) => {
    const fetch = (request: Request) => passOn(request, origin, broken);
    const server = serve({ fetch, port: 0 }, (address: AddressInfo) => resolve(address.port));
    proxies.add(server);
  });
  return { site: `http://localhost:${port}`, account, values, write: true };
}

async function closeProxies(): Promise<void> {
  for (const proxy of proxies) await new Promise((closed) => proxy.close(closed));
  proxies.clear();
}

describe("a broken copy of the reference API (beyond-27)", () => {
  let origin = "";
  beforeAll(async () => {
    ({ origin } = await startSite());
  });
  afterEach(closeProxies);
  afterAll(closeAll);

  it.each(Object.entries(breaks))("makes the check fail in which %s", async (_, broken) => {
    const target = await brokenTarget(origin, broken);
    const report = await checkBackend(target);
    expect(wrong(report).map(({ call }) => call)).toContain(broken.call);
    expect(
      wrong(report)
        .find(({ call }) => call === broken.call)
        ?.faults.join("\n"),
    ).toMatch(broken.expected);
    expect(getJunit(report)).toMatch(new RegExp(`name="${broken.call}: [^>]*>\\s*<failure`));
  });

  it.each([false, true])("without passkeys passes with a note, with --write: %s", async (write) => {
    let requestCount = 0;
    const without: Break = {
      of: / \/api\/(?:user\/)?passkeys/,
      call: "passkeys",
      expected: /not offered/,
      instead() {
        requestCount += 1;
        return new Response("Not found", { status: 404 });
      },
    };
    const report = await checkBackend({ ...(await brokenTarget(origin, without)), write });
    expect(wrong(report).map(getText)).toEqual([]);
    const ofThem = report.filter(({ call }) => /passkey/i.test(call));
    expect(ofThem.find(({ call }) => call === "passkeys")?.untried).toBe("passkeys are not offered");
    expect(ofThem.every((one) => getOutcome(one) === "untried")).toBe(true);
    expect(requestCount).toBe(1);
  });

  it("cannot inject control characters into the terminal or the XML (beyond-98)", async () => {
    const broken: Break = {
      of: /^GET \/api\/topic$/,
      call: "topics",
      expected: /not tried here/,
      instead: () => Response.json("\u001b]0;owned\u0007\u202e"),
    };
    const report = await checkBackend(await brokenTarget(origin, broken));
    const topics = wrong(report).find(({ call }) => call === "topics");
    expect(topics && getText(topics)).toContain(String.raw`\u{1b}]0;owned\u{7}\u{202e}`);
    expect(getJunit(report)).not.toMatch(/(?!\s)[\p{Cc}\p{Cf}]/u);
  });

  it("fails if it offers passkeys but answers 404 to their call", async () => {
    const broken: Break = {
      of: /^GET \/api\/user\/passkeys$/,
      call: "passkeys",
      expected: /404/,
      instead: () => new Response("Not found", { status: 404 }),
    };
    const report = await checkBackend(await brokenTarget(origin, broken));
    expect(wrong(report).map(({ call }) => call)).toEqual(["passkeys"]);
  });
});

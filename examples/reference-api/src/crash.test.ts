import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { folders, shoppingCart } from "@quire/services/contract";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newKey } from "./testing/reader.js";

const server = fileURLToPath(new URL("testing/mortal-server.ts", import.meta.url));
const SOURCES = [
  "--conditions=quire-source",
  "--experimental-transform-types",
  "--disable-warning=ExperimentalWarning",
];

let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quire-"));
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Starts the server anew on the same file; its origin. */
async function start(): Promise<string> {
  await stop();
  const execArgv = [...SOURCES, "--import", new URL("testing/from-source.mjs", import.meta.url).href];
  child = fork(server, [join(folder, "data.sqlite")], { execArgv });
  const [port] = await once(child, "message");
  return `http://localhost:${port}`;
}

async function stop(): Promise<void> {
  const ended = child;
  child = undefined;
  if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
  const exit = once(ended, "exit");
  ended.kill("SIGKILL");
  await exit;
}

interface Asked {
  readonly origin: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  readonly cookie: string;
}

/** The answer, or undefined where the server died over it. */
async function post({ origin, path, body, key, cookie }: Asked): Promise<Response | undefined> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key, Cookie: cookie };
  return fetch(origin + path, { method: "POST", body: JSON.stringify(body), headers }).catch(() => undefined);
}

async function signIn(origin: string): Promise<string> {
  const body = new URLSearchParams({ username: "newcomer@quire.test", password: "Reader#2026" });
  const answer = await fetch(`${origin}/authenticate`, { method: "POST", body });
  return answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}

type Check = (now: { origin: string; cookie: string; turn: number }) => Promise<void>;

/**
 * Sends a keyed write to servers that are killed one statement later each time, and again to the next one: `check`
 * sees what there is after each turn. Ends with the first that lives to answer; says how many were killed.
 */
async function killEverywhere(
  path: string,
  bodyOf: (turn: number) => unknown,
  check: Check,
): Promise<number> {
  let origin = await start();
  const cookie = await signIn(origin);
  for (let turn = 1; ; turn++) {
    const asked = { path, body: bodyOf(turn), key: newKey(), cookie };
    await fetch(`${origin}/die?after=${turn}`, { method: "POST" });
    const first = await post({ ...asked, origin });
    if (first) await fetch(`${origin}/die?after=Infinity`, { method: "POST" });
    else origin = await start();
    const again = await post({ ...asked, origin });
    expect(again?.ok, `killed after statement ${turn}`).toBe(true);
    await check({ origin, cookie, turn });
    if (first) return turn - 1;
  }
}

const TIMEOUT = { timeout: 120_000 };

describe("a server that is killed in the middle of a keyed write (robustness-21)", () => {
  it("adds to the cart once, at whichever statement it died", TIMEOUT, async () => {
    const body = { items: [{ productId: "10011", type: "ship", format: "Hardcover" }] };
    const check: Check = async ({ origin, cookie, turn }) => {
      const answer = await fetch(`${origin}/api/shopping-cart`, { headers: { Cookie: cookie } });
      const { cart } = v.parse(shoppingCart.answer, await answer.json());
      expect(cart?.line_items.physical_items.map(({ quantity }) => quantity)).toEqual([turn]);
    };
    expect(await killEverywhere("/api/shopping-cart", () => body, check)).toBeGreaterThan(4);
  });

  it("makes one folder, at whichever statement it died", TIMEOUT, async () => {
    const bodyOf = (turn: number) => ({ name: `Papers ${turn}` });
    const check: Check = async ({ origin, cookie, turn }) => {
      const answer = await fetch(`${origin}/api/user/lists`, { headers: { Cookie: cookie } });
      const { lists } = v.parse(folders.answer, await answer.json());
      expect(lists).toHaveLength(turn);
    };
    expect(await killEverywhere("/api/user/lists", bodyOf, check)).toBeGreaterThan(3);
  });
});

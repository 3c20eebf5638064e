import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createOutsideWorld, createReferenceApi } from "@quire/example-reference-api";
import * as v from "valibot";
import { type Fetch, listen } from "../../src/listen.js";

const SECRET = "only-for-tests";
const TAB = '<!doctype html><title>Shop</title><meta charset="utf-8"><body><script src="/tab.js"></script>';
const MANY = { address: { points: 1e6, seconds: 60 } };

const ChargesSchema = v.array(v.object({ key: v.string(), status: v.string() }));
const KeysSchema = v.array(v.object({ order_key: v.string() }));

/** A Hono app with any environment. */
interface Answering {
  fetch(...args: Parameters<Fetch>): Response | Promise<Response>;
}

/** The reference API with its own database file, and pages that contain only a script. */
export interface Shop {
  readonly origin: string;
  /** Cuts all connections, stops the server, and restarts it with the same data. */
  restart(): Promise<void>;
  /** Returns a token as the payment service's fields do. */
  cardToken(): Promise<{ token: string; label: string }>;
  /** Returns the keys of all orders, or of all successful charges. */
  orders(): string[];
  charges(): Promise<string[]>;
  close(): Promise<void>;
}

export async function openShop(script: string): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), "quire-"));
  const file = join(folder, "data.sqlite");
  const isSite = (origin: string) => origin.startsWith("http://localhost:");
  const secrets = {
    captchaSecret: SECRET,
    providerSecret: SECRET,
    paymentSecret: SECRET,
    videoSecret: SECRET,
  };
  const world: Answering = createOutsideWorld({ ...secrets, isSite, faults: true });
  const outside = await listen((request, env) => world.fetch(request, env), 0, "the outside world");
  const start = () =>
    createReferenceApi({
      seed: true,
      file,
      faults: true,
      captcha: { enabled: false, verifyUrl: "http://localhost:1", secret: "" },
      payment: { chargesUrl: `${outside.origin}/payment/charges`, secret: SECRET },
      limits: { signIn: MANY, guestWrite: MANY },
      passwordCost: 4,
    });

  let api = start();
  const answer: Fetch = (request, env) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/tab.js") return served(script, "text/javascript");
    if (pathname === "/tab") return served(TAB, "text/html");
    if (pathname === "/empty") return served("<!doctype html><title>Shop</title><body>", "text/html");
    const { app }: { app: Answering } = api;
    return app.fetch(request, env);
  };
  let server = await listen(answer, 0, "the shop");
  const { origin } = server;

  async function end(): Promise<void> {
    await server.close();
    api.close();
  }

  async function ask(path: string, init?: RequestInit): Promise<unknown> {
    return (await fetch(`${outside.origin}/payment/${path}`, init)).json();
  }

  return {
    origin,
    async restart() {
      await end();
      api = start();
      server = await listen(answer, Number(new URL(origin).port), "the shop");
    },
    async cardToken() {
      const body = JSON.stringify({ number: "4242424242424242", expires: "12 / 30", code: "123" });
      const headers = { "Content-Type": "application/json" };
      const tokenAnswer = await ask("tokens", { method: "POST", body, headers });
      return v.parse(v.object({ token: v.string(), label: v.string() }), tokenAnswer);
    },
    orders() {
      const database = new DatabaseSync(file, { readOnly: true });
      const rows = v.parse(KeysSchema, database.prepare("SELECT order_key FROM shop_orders").all());
      database.close();
      return rows.map(({ order_key }) => order_key);
    },
    async charges() {
      const all = v.parse(ChargesSchema, await ask("charges"));
      // The key of a charge is the order's key, a dot, and a value for the card.
      return all.filter(({ status }) => status === "succeeded").map(({ key }) => key.split(".", 1)[0] ?? "");
    },
    async close() {
      await end();
      await outside.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const served = (text: string, type: string) =>
  new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "max-age=600" },
  });

import { fork } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { at } from "./workspace.mjs";

const USAGE = `pnpm bench:api [--users 10000] [--saves 100000] [--requests 3000] [--connections 10]

Measures the reference API on a data file with many users and saves.`;

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "10000" },
    saves: { type: "string", default: "100000" },
    requests: { type: "string", default: "3000" },
    connections: { type: "string", default: "10" },
    help: { type: "boolean" },
  },
});

/** The cookie of a user's session. The data file has its hash. */
const tokenOf = (user) => `bench-${user}`;
const hash = (text) => createHash("sha256").update(text).digest("base64url");

/** Inserts rows that differ from an existing row in some columns only. */
function copyRows(database, table, count, vary) {
  const { id: _id, seq: _seq, ...row } = database.prepare(`SELECT * FROM ${table} LIMIT 1`).get();
  const names = Object.keys(row);
  const insert = database.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => "?")})`);
  for (let number = 0; number < count; number++) insert.run(...Object.values({ ...row, ...vary(number) }));
}

/** Fills a new data file with users, one session for each, and saves that are spread over them. */
async function fill(file, users, saves) {
  const { createReferenceApi } = await import(at("examples/reference-api/dist/index.js"));
  const captcha = { enabled: false, verifyUrl: "", secret: "" };
  createReferenceApi({ file, faults: false, captcha, seed: true, passwordCost: 4 }).close();
  const database = new DatabaseSync(file);
  database.exec("BEGIN");
  const first = database.prepare("SELECT max(id) AS id FROM accounts").get().id + 1;
  copyRows(database, "accounts", users, (user) => ({ guid: `bench-${user}`, email: `${user}@bench.test` }));
  const session = database.prepare(
    "INSERT INTO sessions (token_hash, account_id, expires, started) VALUES (?, ?, ?, ?)",
  );
  const day = 24 * 60 * 60 * 1000;
  for (let user = 0; user < users; user++)
    session.run(hash(tokenOf(user)), first + user, Date.now() + day, Date.now());
  copyRows(database, "saves", saves, (save) => ({
    account_id: first + (save % users),
    item_id: `bench-${Math.floor(save / users)}`,
  }));
  database.exec("COMMIT; ANALYZE");
  database.close();
}

const item = { productId: "20101", type: "digital", format: "PDF", quantity: 1 };

/** The measured calls. `user` numbers the users in turn. */
const CALLS = {
  Profile: () => ({ path: "/api/user/profile" }),
  "Cart write": () => ({ method: "POST", path: "/api/shopping-cart", body: { items: [item] } }),
  "First page of saved items": () => ({ path: "/api/user/saves/1/10?format=json" }),
  Search: (user) => ({ method: "POST", path: `/api/search?term=${["strategy", "price", "team"][user % 3]}` }),
};

/** Sends one request and resolves with its milliseconds. Rejects if the answer is no success. */
function send(agent, origin, user, { method = "GET", path, body }) {
  const start = performance.now();
  const headers = {
    cookie: `quire_session=${tokenOf(user)}`,
    origin,
    ...(body && { "content-type": "application/json" }),
    ...(method !== "GET" && { "idempotency-key": randomUUID() }),
  };
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, origin), { agent, method, headers }, (answer) => {
      answer.resume().on("end", () => {
        if (answer.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}.`));
      });
    });
    call.on("error", reject);
    call.end(body && JSON.stringify(body));
  });
}

/** Sends `count` requests over `connections` at a time, each as the next user. */
async function load(origin, call, { count, connections, users }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let next = 0;
  const sendNext = async () => {
    while (next < count) {
      const user = next++ % users;
      times.push(await send(agent, origin, user, call(user)));
    }
  };
  await Promise.all(Array.from({ length: connections }, sendNext));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

async function secondsOf(server) {
  server.send("seconds");
  const [{ seconds }] = await once(server, "message");
  return seconds;
}

async function bench() {
  if (values.help) return console.log(USAGE);
  const [users, saves, count, connections] = ["users", "saves", "requests", "connections"].map((name) => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1)
      throw new Error(`--${name} takes a number from 1 up.\n\n${USAGE}`);
    return number;
  });
  const folder = mkdtempSync(join(tmpdir(), "quire-bench-"));
  const file = join(folder, "data.sqlite");
  await fill(file, users, saves);
  const server = fork(at("tools/bench/api-server.mjs"), [file], { execArgv: [] });
  try {
    const [{ origin }] = await once(server, "message");
    console.log("| call | median ms | 95th percentile ms | requests per second of one core |");
    console.log("| --- | ---: | ---: | ---: |");
    for (const [name, call] of Object.entries(CALLS)) {
      await load(origin, call, { count: Math.ceil(count / 10), connections, users }); // Warms up.
      const before = await secondsOf(server);
      const times = await load(origin, call, { count, connections, users });
      const rate = count / ((await secondsOf(server)) - before);
      const percentile = (share) => times[Math.floor(times.length * share)].toFixed(1);
      console.log(`| ${name} | ${percentile(0.5)} | ${percentile(0.95)} | ${Math.round(rate)} |`);
    }
    console.log(
      `\n${users} users, ${saves} saves, ${count} requests a row over ${connections} connections; ` +
        `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}.`,
    );
  } finally {
    server.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

await bench().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

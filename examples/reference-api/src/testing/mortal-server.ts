import { flushCompileCache } from "node:module";
import { DatabaseSync, StatementSync } from "node:sqlite";
import { serve } from "@hono/node-server";
import { createReferenceApi } from "../reference-api.js";

/**
 * A server that kills itself as `kill -9` does. Its arguments are the data file, the address for charges, and
 * the port. `POST /die?after=n&sql=…` arms it. It dies after the n-th statement from then on that contains
 * those words. It sends its port to the process that forked it.
 */
const [, , file = ":memory:", chargesUrl = "", port = "0"] = process.argv;
const captcha = { enabled: false, verifyUrl: "http://localhost:1", secret: "" };
const payment = chargesUrl ? { chargesUrl, secret: "only-for-tests" } : undefined;
const { app } = createReferenceApi({ seed: true, file, faults: true, captcha, payment, passwordCost: 4 });

let left = Number.POSITIVE_INFINITY;
let words = "";
function count(sql: string): void {
  if (!sql.includes(words)) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
}

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, sql);
  count(sql);
};
const { run } = StatementSync.prototype;
// The overloads of `run` are one function.
StatementSync.prototype.run = function (this: StatementSync, ...args: unknown[]) {
  const result = Reflect.apply(run, this, args);
  count(this.sourceSQL);
  return result;
} as typeof run;

app.post("/die", (c) => {
  left = Number(c.req.query("after"));
  words = c.req.query("sql") ?? "";
  return c.body(null, 204);
});

// Only a server that is not killed writes the compile cache, at its end. The next server then starts in half
// the time.
flushCompileCache();

serve({ fetch: app.fetch, port: Number(port) }, (address) => process.send?.(address.port));

import { DatabaseSync, StatementSync } from "node:sqlite";
import { serve } from "@hono/node-server";
import { createReferenceApi } from "../reference-api.js";

/**
 * A server on the file of its first argument that kills itself as by `kill -9`, once `POST /die?after=n` has armed
 * it: when the n-th statement from then on is done. It says its port to the process that forked it.
 */
const [, , file = ":memory:"] = process.argv;
const captcha = { enabled: false, verifyUrl: "http://localhost:1", secret: "" };
const { app } = createReferenceApi({ file, faults: true, captcha, passwordCost: 4 });

let left = Number.POSITIVE_INFINITY;
function count(): void {
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
}

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (...args) {
  exec.apply(this, args);
  count();
};
const { run } = StatementSync.prototype;
// The overloads of `run` are one function.
StatementSync.prototype.run = function (this: StatementSync, ...args: unknown[]) {
  const result = Reflect.apply(run, this, args);
  count();
  return result;
} as typeof run;

app.post("/die", (c) => {
  left = Number(c.req.query("after"));
  return c.body(null, 204);
});

serve({ fetch: app.fetch, port: 0 }, ({ port }) => process.send?.(port));

import { once } from "node:events";
import { connect } from "node:net";
import { requestLimits } from "@quire/example-reference-api";
import { expect, it } from "vitest";
import { listen } from "./listen.js";

it("a body that trickles in is ended, and one that comes whole is answered", async () => {
  // Long enough for what comes whole, on a machine that is busy; far shorter than Node's own.
  const limits = { headersTimeout: 1_000, requestTimeout: 1_000, connectionsCheckingInterval: 20 };
  const server = await listen(async (request) => new Response(await request.text()), 0, "it", limits);
  const whole = await fetch(server.origin, { method: "POST", body: "whole" });
  expect(await whole.text()).toBe("whole");

  const socket = connect(Number(new URL(server.origin).port), "localhost");
  await once(socket, "connect");
  const began = performance.now();
  socket.on("error", () => {}); // It is cut off while it still writes.
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n");
  const trickle = setInterval(() => socket.write("x"), 10);
  await new Promise((closed) => socket.resume().on("close", closed));
  clearInterval(trickle);
  const took = performance.now() - began; // The server's own timers cannot be held.
  expect(took).toBeGreaterThan(900);
  expect(took).toBeLessThan(20_000);
  await server.close();
});

it("the limits of the example leave a client its ten seconds, and nobody more than twenty", () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = requestLimits;
  expect(Math.min(headersTimeout, requestTimeout)).toBeGreaterThanOrEqual(10_000);
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(20_000);
});

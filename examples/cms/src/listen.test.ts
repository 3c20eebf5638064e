import { once } from "node:events";
import { connect } from "node:net";
import { requestLimits } from "@quire/example-reference-api";
import { expect, it } from "vitest";
import { listen } from "./listen.js";

it("ends a body that arrives too slowly, and answers a complete one", async () => {
  // Long enough for a complete request on a busy machine, and much shorter than Node's own limits.
  const limits = { headersTimeout: 1_000, requestTimeout: 1_000, connectionsCheckingInterval: 20 };
  const server = await listen(async (request) => new Response(await request.text()), 0, "it", limits);
  const completeAnswer = await fetch(server.origin, { method: "POST", body: "whole" });
  expect(await completeAnswer.text()).toBe("whole");

  const socket = connect(Number(new URL(server.origin).port), "localhost");
  await once(socket, "connect");
  const began = performance.now();
  socket.on("error", () => {}); // The server cuts the connection during a write.
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n");
  const trickle = setInterval(() => socket.write("x"), 10);
  await new Promise((closed) => socket.resume().on("close", closed));
  clearInterval(trickle);
  const took = performance.now() - began; // Fake timers cannot control the server's own timers.
  expect(took).toBeGreaterThan(900);
  expect(took).toBeLessThan(20_000);
  await server.close();
});

it("gives a client ten seconds, and ends every request within twenty", () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = requestLimits;
  expect(Math.min(headersTimeout, requestTimeout)).toBeGreaterThanOrEqual(10_000);
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(20_000);
});

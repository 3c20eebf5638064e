import { geolocationLookup } from "@quire/services/contract";
import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import { createOutsideWorld } from "./outside-world.js";

const startWorld = (faults = true) =>
  createOutsideWorld({
    captchaSecret: "s",
    providerSecret: "p",
    paymentSecret: "m",
    videoSecret: "v",
    isSite: () => true,
    faults,
  });
type World = ReturnType<typeof startWorld>;

const lookUp = async (world: World) => {
  const answer = await world.request("/geolocation?referrer=http%3A%2F%2Flocalhost%3A4173", {
    headers: { Origin: "http://localhost:4173" },
  });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  return parse(geolocationLookup.answer, await answer.json());
};
const move = (world: World, place: object) =>
  world.request("/__scenario/geolocation", {
    method: "POST",
    body: JSON.stringify(place),
    headers: { "Content-Type": "application/json" },
  });

describe("the country lookup", () => {
  it("places every visitor in Boston unless a test sets another place", async () => {
    const world = startWorld();
    expect(await lookUp(world)).toEqual({ country: "US", city: "Boston" });
    await move(world, { country: "DE", city: "Berlin" });
    expect(await lookUp(world)).toEqual({ country: "DE", city: "Berlin" });
    await world.request("/__scenario/geolocation", { method: "DELETE" });
    expect(await lookUp(world)).toEqual({ country: "US", city: "Boston" });
  });

  it("ignores a new place without faults", async () => {
    expect((await move(startWorld(false), { country: "DE" })).status).toBe(404);
  });

  it("answers with the faults that a test sets", async () => {
    const world = startWorld();
    await world.request("/__faults", {
      method: "POST",
      body: JSON.stringify({ kind: "status", status: 503, path: "/geolocation" }),
    });
    expect((await world.request("/geolocation")).status).toBe(503);
  });
});

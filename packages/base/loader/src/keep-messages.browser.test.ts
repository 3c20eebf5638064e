import { earlyMessages, runtime } from "@quire/core";
import { beforeEach, expect, it } from "vitest";
import { keepMessages } from "./keep-messages.js";

beforeEach(() => {
  runtime().shared.clear();
  keepMessages();
});

const getKeptTypes = () => [...earlyMessages()].map(({ data }) => Object(data).type);
const post = (data: unknown, origin = location.origin) =>
  dispatchEvent(new MessageEvent("message", { data, origin }));

it("keeps possible messages for widgets from the page's own origin", () => {
  post({ type: "enable-paywall" });
  post({ source: "quire", version: 1, type: "full-content-available", eid: "a", iid: "1" });
  post({ type: "enable-paywall" }, "https://evil.test");
  post({ type: "enable-paywall" }, "null");
  for (const data of [null, 7, "enable-paywall", [], {}, { type: 7 }]) post(data);
  expect(getKeptTypes()).toEqual(["enable-paywall", "full-content-available"]);
});

it("keeps the latest hundred messages", () => {
  for (let index = 0; index < 250; index++) post({ type: `tick ${index}` });
  expect(getKeptTypes()).toHaveLength(100);
  expect(getKeptTypes().at(-1)).toBe("tick 249");
});

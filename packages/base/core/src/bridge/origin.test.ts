import { expect, it } from "vitest";
import { isOrigin } from "./send.js";

it.each(["https://quire.test", "http://localhost:4174", "https://quire.test:444"])("accepts %s", (origin) => {
  expect(isOrigin(origin)).toBe(true);
});

it.each([
  "null",
  "*",
  "",
  "/",
  "quire.test",
  "https://quire.test/",
  "https://quire.test:443",
  "https://*.quire.test",
  "https://Quire.test",
  "https://*",
  "https://reader@quire.test",
  "file://",
  "data:text/html,x",
])("refuses %j", (origin) => {
  expect(isOrigin(origin)).toBe(false);
});

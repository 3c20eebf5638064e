import { expect, it } from "vitest";
import { subscriberRegistrationPath } from "../session/index.js";
import { takeEmailFromAddress } from "./email-in-address.js";

const getSearch = (path: string) => path.slice(path.indexOf("?"));

it.each(["reader@quire.test", "o'neil+x@example.ie", "a~~~@b.de", "leser@xn--bcher-kva.example"])(
  "reads %s from /subscriber-registration?emailAddress= (accounts-2.21)",
  (email) => {
    expect(takeEmailFromAddress(getSearch(subscriberRegistrationPath(email)))).toBe(email);
  },
);

it("decodes base64 of UTF-8, and converts the domain to punycode", () => {
  expect(takeEmailFromAddress(getSearch(subscriberRegistrationPath("leser@bücher.example")))).toBe(
    "leser@xn--bcher-kva.example",
  );
});

it("decodes base64 without URL encoding, whose + became a space", () => {
  const base64 = btoa("a~~~~@b.de");
  expect(base64).toContain("+");
  expect(takeEmailFromAddress(`?emailAddress=${base64}`)).toBe("a~~~~@b.de");
});

it.each([
  "",
  "?emailAddress=",
  "?emailAddress=%",
  "?emailAddress=%25%25",
  "?emailAddress=!!!",
  "?emailAddress=reader@quire.test",
  "?emailAddress=/w==", // Not UTF-8.
  `?emailAddress=${btoa("<img src=x onerror=alert(1)>")}`,
  `?emailAddress=${btoa("a@b.de")}&emailAddress=${btoa("c@d.de")}`,
  `?emailAddress=${btoa(`${"a".repeat(10_000)}@b.de`)}`,
])("returns undefined for the invalid query %s", (search) => {
  expect(takeEmailFromAddress(search)).toBeUndefined();
});

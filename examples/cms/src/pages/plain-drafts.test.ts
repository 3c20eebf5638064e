import { createReferenceApi } from "@quire/example-reference-api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSite } from "../site.js";

const outsideOrigin = "http://outside.test:9";
let close: () => void;
let site: ReturnType<typeof createSite>;

beforeAll(() => {
  const captcha = { enabled: false, verifyUrl: `${outsideOrigin}/verify`, secret: "secret" };
  const api = createReferenceApi({ seed: true, file: ":memory:", faults: false, captcha, passwordCost: 4 });
  close = api.close;
  site = createSite({ api: api.app, limits: api.limits, cdn: "none", outsideOrigin, partnerOrigin: "" });
});
afterAll(() => close());

/** Sends a form as a browser without scripts does. */
const send = (path: string, fields: Record<string, string>) =>
  site.request(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Accept: "text/html", Origin: "http://localhost", Host: "localhost" },
  });

/** Sends a form and returns the page that shows it again. */
async function shownAgain(path: string, fields: Record<string, string>) {
  const sent = await send(path, fields);
  expect(sent.status).toBe(303);
  const cookie = sent.headers.getSetCookie().find((one) => one.startsWith("quire_draft=")) ?? "";
  const address = sent.headers.get("Location") ?? "";
  const [pair = ""] = cookie.split(";", 1);
  const page = await site.request(address, { headers: { Cookie: pair } });
  return { cookie, address, page, html: await page.text() };
}

const typed = (html: string) =>
  [...html.matchAll(/ name="(\w+)"[^>]* value="([^"]+)"/g)]
    .filter(([, name = ""]) => !["return", "deviceType", "q", "optIn"].includes(name))
    .map(([, name, value]) => `${name}=${value}`);

it("shows the e-mail address once after a failed sign-in without script, and no password", async () => {
  const again = await shownAgain("/authenticate", { username: 'ada"@quire.test', password: "Wrong#2026" });
  expect(typed(again.html)).toEqual(["username=ada&#34;@quire.test"]);
  expect(again.html).toContain("You have entered an invalid email and password combination.");
  expect(decodeURIComponent(again.cookie)).not.toContain("Wrong#2026");
  expect(again.cookie).toMatch(/; Max-Age=300; Path=\/sign-in; HttpOnly; SameSite=Lax/);
  expect(again.address).not.toContain("ada");
  expect(again.page.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
  expect(again.page.headers.get("Cache-Control")).toContain("private");
});

it("keeps names, address and consent after a failed registration", async () => {
  const fields = { firstName: "Ada", lastName: "King", emailAddress: "reader@quire.test", optIn: "true" };
  const { html } = await shownAgain("/register", { ...fields, password: "short" });
  expect(typed(html)).toEqual(["firstName=Ada", "lastName=King", "emailAddress=reader@quire.test"]);
  expect(html).toMatch(/name="optIn" value="true" checked>/);
});

it("fills in the failed one of two forms on a page", async () => {
  const fields = { emailAddress: "ada@quire.test", accountNumber: "QR1", password: "Wrong#2026" };
  const linking = await shownAgain("/subscriber-registration", fields);
  expect(typed(linking.html)).toEqual(["emailAddress=ada@quire.test", "accountNumber=QR1"]);
  const joining = await shownAgain("/subscriber-registration", {
    ...fields,
    firstName: "Ada",
    lastName: "King",
  });
  expect(typed(joining.html)).toEqual([
    "firstName=Ada",
    "lastName=King",
    "emailAddress=ada@quire.test",
    "accountNumber=QR1",
  ]);
});

it("fills in only text from a forged draft", async () => {
  const headers = { Cookie: `quire_draft=${encodeURIComponent('{"username":"<b>","error":["x"]}')}` };
  const html = await (await site.request("/sign-in", { headers })).text();
  expect(typed(html)).toEqual([]);
  const odd = { Cookie: `quire_draft=${encodeURIComponent('{"username":"<b>","error":"x"}')}` };
  const shown = await (await site.request("/sign-in", { headers: odd })).text();
  expect(typed(shown)).toEqual(["username=&#60;b&#62;"]);
  expect(shown).not.toContain("form-error");
});

it("keeps the beginnings of input that is too long for a cookie", async () => {
  const fields = { lastName: "King", emailAddress: "reader@quire.test", password: "short" };
  const { cookie, html } = await shownAgain("/register", { ...fields, firstName: "\u{1f4da}".repeat(300) });
  expect(cookie.length).toBeLessThan(4_096);
  expect(typed(html)).toEqual([
    `firstName=${"\u{1f4da}".repeat(254)}`,
    "lastName=King",
    "emailAddress=reader@quire.test",
  ]);
  const twice = await shownAgain("/register", {
    ...fields,
    firstName: "\u{1f4da}".repeat(300),
    lastName: "\u{1f4da}".repeat(300),
  });
  expect(twice.cookie.length).toBeLessThan(4_096);
  expect(typed(twice.html)).toContain("emailAddress=reader@quire.test");
  expect(typed(twice.html)).toContain(`firstName=${"\u{1f4da}".repeat(100)}`);
});

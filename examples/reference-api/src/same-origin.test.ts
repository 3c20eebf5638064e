import { request } from "node:http";
import { afterEach, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

/** Sends a write with headers that fetch does not allow. */
function write(site: Site, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${site.origin}/api/shopping-cart`, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on("error", reject);
    sent.setHeader("Content-Type", "application/json");
    sent.end(JSON.stringify({ items: [{ productId: "10011" }] }));
  });
}

it("accepts writes of its own pages under any host name, and of tools other than browsers", async () => {
  const site = await startSite();
  expect(await write(site, { Origin: site.origin, "Sec-Fetch-Site": "same-origin" })).toBe(200);
  expect(await write(site, { Origin: "http://quire.test", Host: "quire.test" })).toBe(200);
  expect(await write(site, {})).toBe(200);
});

it.each([
  { Origin: "http://evil.test", Host: "quire.test" },
  { Origin: "https://quire.test", Host: "quire.test" },
  { Origin: "http://quire.test", Host: "quire.test", "X-Forwarded-Proto": "https" },
  { Origin: "http://quire.test.evil.test", Host: "quire.test" },
  { Origin: "http://quire.test:444", Host: "quire.test" },
  { Origin: "null", Host: "quire.test" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "http://quire.test", Host: "quire.test", "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://evil.test", Host: "quire.test", "X-Forwarded-Host": "evil.test" },
])("refuses a write with %j", async (headers) => {
  const site = await startSite();
  // An undefined value means that the row lacks the header.
  expect(await write(site, headers as Record<string, string>)).toBe(403);
});

it("accepts writes of its own pages behind any proxy that terminates https", async () => {
  const site = await startSite();
  const headers = { Origin: "https://quire.test", Host: "quire.test" };
  expect(await write(site, { ...headers, "X-Forwarded-Proto": "https" })).toBe(200);
  expect(await write(site, { ...headers, "Sec-Fetch-Site": "same-origin" })).toBe(200);
});

it("trusts a proxy only if the option is set", async () => {
  const site = await startSite({ trustProxy: true });
  const headers = { Origin: "https://quire.test", Host: "127.0.0.1:8443", "X-Forwarded-Host": "quire.test" };
  expect(await write(site, { ...headers, "X-Forwarded-Proto": "https" })).toBe(200);
});

import { createReferenceApi } from "@quire/example-reference-api";
import type { Context } from "hono";
import { afterAll, expect, it } from "vitest";
import { caseSelections } from "../cases.js";
import type { Page } from "../page.js";
import { casePages } from "./case-pages.js";

const captcha = { enabled: false, verifyUrl: "http://localhost:1", secret: "" };
const reference = createReferenceApi({
  seed: true,
  file: ":memory:",
  faults: false,
  captcha,
  passwordCost: 4,
});
afterAll(() => reference.close());

const show = async (c: Context, page: Page | undefined) =>
  c.text(page?.template ?? "not found", page ? (page.status ?? 200) : 404);
const app = casePages(show, reference.app);
const headers = { Cookie: await signedIn("reader@quire.test") };

async function signedIn(username: string): Promise<string> {
  const body = new URLSearchParams({ username, password: "Reader#2026" });
  const answer = await reference.app.request("/authenticate", { method: "POST", body });
  return answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}

it("serves the PDF of each case at /download/case-selections/{eid}/{iid} (accounts-2.25)", async () => {
  for (const { eid, cases } of caseSelections) {
    for (const { iid } of cases) {
      const answer = await app.request(`/download/case-selections/${eid}/${iid}`, { headers });
      expect(answer.headers.get("Content-Type")).toBe("application/pdf");
      expect(answer.headers.get("Vary")).toBe("Cookie");
    }
  }
});

it("refuses a PDF to guests, whatever the page shows", async () => {
  for (const Cookie of ["", "quire_session=invented"]) {
    const answer = await app.request("/download/case-selections/long-table/1", { headers: { Cookie } });
    expect([answer.status, await answer.text()]).toEqual([403, "subscribers-only"]);
  }
});

it("writes the correct position of each object into a PDF", async () => {
  const answer = await app.request("/download/case-selections/after-the-founder/2", { headers });
  const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(text).toContain("(A Brother's Share) Tj");
  const table = text.indexOf("xref\n");
  expect(text).toContain(`startxref\n${table}\n%%EOF`);
  const offsets = Array.from(text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) =>
    Number(offset),
  );
  offsets.forEach((offset, index) => {
    expect(text.startsWith(`${index + 1} 0 obj`, offset)).toBe(true);
  });
});

it.each(["/download/case-selections/long-table/9", "/download/case-selections/x/1", "/case-selections/x"])(
  "answers 404 for %s",
  async (address) => {
    expect((await app.request(address)).status).toBe(404);
  },
);

import { expect, it } from "vitest";
import { caseSelections } from "../cases.js";
import type { Page } from "../page.js";
import { casePages } from "./case-pages.js";

const shown: (Page | undefined)[] = [];
const app = casePages((c, page) => {
  shown.push(page);
  return c.text(page?.template ?? "not found", page ? 200 : 404);
});

it("each case has its PDF at /download/case-selections/{eid}/{iid} (accounts §2)", async () => {
  for (const { eid, cases } of caseSelections) {
    for (const { iid } of cases) {
      const answer = await app.request(`/download/case-selections/${eid}/${iid}`);
      expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    }
  }
});

it("a PDF's table of objects says where they are", async () => {
  const answer = await app.request("/download/case-selections/after-the-founder/2");
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
  "%s is not found",
  async (address) => {
    expect((await app.request(address)).status).toBe(404);
  },
);

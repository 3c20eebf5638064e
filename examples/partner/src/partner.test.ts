import { describe, expect, it } from "vitest";
import { createPartner } from "./partner.js";

const site = "http://review.test:4173";
const link = { href: "/2026/11/a", title: "Price & <promise>", dek: "A dek" };

describe("the partner's page", () => {
  it("loads the loader from the site's origin, with the response's nonce", async () => {
    const response = await createPartner({ site, links: [] }).request("/");
    const [, nonce] = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "") ?? [];
    const html = await response.text();
    expect(html).toContain(`<script type="module" src="${site}/quire/quire.js" nonce="${nonce}"`);
  });

  it("has a Content-Security-Policy with Trusted Types and no 'unsafe-' keyword", async () => {
    const response = await createPartner({ site, links: [] }).request("/");
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it("links to the site's articles, with their titles as text", async () => {
    const html = await (await createPartner({ site, links: [link] }).request("/")).text();
    expect(html).toContain(`<a href="${site}/2026/11/a">Price &#38; &#60;promise&#62;</a>`);
  });

  it("has a still for each film, and for nothing else", async () => {
    const partner = createPartner({ site, links: [] });
    const html = await (await partner.request("/films")).text();
    const stills = Array.from(html.matchAll(/ poster="([^"]+)"/g), ([, still = ""]) => still);
    expect(stills).toHaveLength(3);
    for (const still of stills) expect((await partner.request(still)).status).toBe(200);
    expect((await partner.request("/assets/stills/1.svg")).status).toBe(404);
  });

  it("pins the partner script if the release has its hash", async () => {
    const films = async (hash?: string) =>
      (await createPartner({ site, links: [], integrity: () => hash }).request("/films")).text();
    expect(await films("sha384-a/b+c=")).toMatch(
      /partner\.classic\.js" nonce="[^"]+" integrity="sha384-a\/b\+c=" crossorigin="anonymous">/,
    );
    expect(await films()).not.toContain("integrity");
  });

  it("treats its users as anonymous", async () => {
    expect((await createPartner({ site, links: [] }).request("/api/user/profile")).status).toBe(401);
  });
});

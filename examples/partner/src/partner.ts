import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { type Context, Hono } from "hono";

/** An article of the Review to which the partner links. */
export interface PartnerLink {
  /** A path on the Review's site. */
  readonly href: string;
  readonly title: string;
  readonly dek: string;
}

export interface PartnerOptions {
  /** The origin of The Quire Review, from which the loader comes. */
  readonly site: string;
  readonly links: readonly PartnerLink[];
  /** Returns the hash of `partner.classic.js` in the release's `sri.json`, if there is one. */
  readonly integrity?: () => string | undefined;
}

// This file is one level below the example's folder, as source and when built.
const example = new URL("../", import.meta.url);

/** "Ledger & Lathe": a trade site on its own origin, which embeds the Review's offers for partners. */
export function createPartner({ site, links, integrity }: PartnerOptions): Hono {
  const template = readText("templates/index.html");
  const films = readText("templates/films.html");
  const app = new Hono();
  app.get("/", (c) => {
    const nonce = randomBytes(18).toString("base64");
    c.header("Content-Security-Policy", policy(nonce, site));
    c.header("Cache-Control", "public, max-age=60");
    return c.html(
      fill(template, { nonce, site, configuration: configuration(), links: linkList(site, links) }),
    );
  });
  app.get("/films", (c) => {
    const nonce = randomBytes(18).toString("base64");
    c.header("Content-Security-Policy", policy(nonce, site));
    const hash = integrity?.();
    const pin = hash === undefined ? "" : `integrity="${escapeHtml(hash)}" `;
    return c.html(fill(films, { nonce, site, pin }));
  });
  // A partner has no accounts: 401 means an anonymous user (accounts-4.2).
  app.get("/api/user/profile", (c) => c.body(null, 401));
  app.get("/assets/partner.css", (c) => answer(c, "assets/partner.css", "text/css; charset=utf-8"));
  app.get("/assets/mark.svg", (c) => answer(c, "assets/mark.svg", "image/svg+xml"));
  app.get("/assets/stills/:name{\\d+\\.svg}", (c) => {
    const still = `assets/stills/${c.req.param("name")}`;
    return existsSync(new URL(still, example)) ? answer(c, still, "image/svg+xml") : c.notFound();
  });
  return app;
}

/** The only foreign origin is the loader's. Its chunks are allowed by strict-dynamic. */
function policy(nonce: string, site: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${site}`,
    `frame-src ${site}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types quire",
  ].join("; ");
}

/** A partner has no accounts and no cart. */
function configuration(): string {
  return JSON.stringify({ locale: "en-US" });
}

function linkList(site: string, links: readonly PartnerLink[]): string {
  return links
    .map(({ href, title, dek }) => {
      const link = `<a href="${escapeHtml(site + href)}">${escapeHtml(title)}</a>`;
      return `<li>${link}<p>${escapeHtml(dek)}</p></li>`;
    })
    .join("\n");
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function answer(c: Context, file: string, type: string): Response {
  return c.body(readText(file), 200, { "Content-Type": type, "Cache-Control": "public, no-cache" });
}

function readText(file: string): string {
  return readFileSync(new URL(file, example), "utf8");
}

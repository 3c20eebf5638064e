import { contentSecurityPolicy, createNonce } from "./content-security-policy.js";
import { acceptedEncoding, encode } from "./encoding.js";
import type { Page } from "./page.js";
import { pageConfiguration, toScriptJson } from "./page-configuration.js";
import type { Hint, PreloadHints } from "./preload-hints.js";
import type { PrerenderedPages } from "./prerendered-pages.js";
import { render, type Templates } from "./template.js";

export interface SiteParts {
  readonly templates: Templates;
  readonly hints: PreloadHints;
  /** Prerenders the widgets. If omitted, pages have no initial markup of their widgets. */
  readonly prerendered: PrerenderedPages | undefined;
  /** Origin of the identity and captcha stand-ins. */
  readonly outsideOrigin: string;
  readonly partnerOrigin: string;
  /** The site's public origin. Captchas work only under this name. If omitted, every name is valid. */
  readonly known?: KnownAs | undefined;
  /** The current issue, as the masthead names it. */
  readonly edition: string;
  /** Content of the navigation. */
  readonly sections: readonly { readonly name: string; readonly href: string }[];
}

export interface KnownAs {
  /** Origin such as `http://localhost:4173`. */
  readonly origin: string;
  /** All host names of the site, including its own. */
  readonly hostnames: readonly string[];
}

/** Placeholder for the nonce of each response, so that a prerendered page is the same for everybody. */
const NONCE = createNonce();

/** Renders pages in the layout and answers with the site's headers. */
export function createPageRenderer(parts: SiteParts): (page: Page, request: Request) => Promise<Response> {
  return async (page, request) => {
    const nonce = createNonce();
    const encoding = acceptedEncoding(request);
    const html = (await pageHtml(parts, page, request)).replaceAll(NONCE, nonce);
    const body = encode(new TextEncoder().encode(html), encoding, 4);
    const headers = new Headers({
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy({
        nonce,
        outsideOrigin: parts.outsideOrigin,
        trustedTypes: !page.jquery,
        isEmbedded: page.isEmbedded === true,
      }),
      "Cache-Control": getCacheControl(page),
      Vary: page.personal ? "Accept-Encoding, Cookie" : "Accept-Encoding",
      // With "no-referrer", forms would send `Origin: null` and be rejected.
      "Referrer-Policy": page.secret ? "strict-origin" : "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    });
    // For browsers that do not support frame-ancestors.
    if (!page.isEmbedded) headers.set("X-Frame-Options", "SAMEORIGIN");
    if (page.retryAfter !== undefined) headers.set("Retry-After", String(page.retryAfter));
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    return new Response(body, { status: page.status ?? 200, headers });
  };
}

/** "no-store" would keep a page out of the back-forward cache. */
function getCacheControl({ personal, retryAfter }: Page): string {
  if (retryAfter !== undefined) return "no-store";
  return personal ? "private, no-cache" : "public, max-age=60";
}

async function pageHtml(parts: SiteParts, page: Page, request: Request): Promise<string> {
  const { prerendered, hints } = parts;
  const html = layoutHtml(parts, page, request);
  const filled = (await prerendered?.fill(html, NONCE, isOfAll(page))) ?? html;
  return filled.replace("<!-- hints -->", hintLinks(hints(filled)));
}

const isOfAll = ({ personal, secret, retryAfter }: Page) => !personal && !secret && retryAfter === undefined;

function layoutHtml(parts: SiteParts, page: Page, request: Request): string {
  const { templates, sections, outsideOrigin, partnerOrigin, edition } = parts;
  const { pathname, search } = new URL(request.url);
  const path = page.secret ? "/" : pathname + search;
  const layout = {
    ...page,
    nonce: NONCE,
    outsideOrigin,
    partnerOrigin,
    edition,
    configuration: toScriptJson(pageConfiguration(outsideOrigin, page.configuration)),
    sections: sections.map((section) => ({ ...section, active: section.href === pathname ? "active" : "" })),
    canonical: getCanonical(pathname, search),
    elsewhere: elsewhere(parts.known, new URL(request.url), path),
    returnQuery: `?return=${encodeURIComponent(path)}`,
    content: render(templates, page.template, { ...page.values }),
  };
  return render(templates, page.isEmbedded ? "embedded" : "layout", layout);
}

/** Returns the note for visitors who open the site under another name. */
function elsewhere(known: KnownAs | undefined, { hostname }: URL, path: string) {
  if (known === undefined || known.hostnames.includes(hostname)) return undefined;
  return { name: hostname, address: known.origin + path };
}

/** Query parameters that identify a page. All others belong to a single visit. */
const KEPT = new Set(["q", "filters", "sort", "topic", "year", "page"]);

function getCanonical(pathname: string, search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => KEPT.has(name) && value);
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname;
}

function hintLinks(hints: readonly Hint[]): string {
  return hints
    .map(
      ({ href, integrity, fetchPriority }) =>
        `<link rel="modulepreload" href="${href}" integrity="${integrity}" fetchpriority="${fetchPriority}" nonce="${NONCE}">`,
    )
    .join("\n");
}

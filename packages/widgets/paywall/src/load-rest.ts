import { ownDocument, QuireError, safeHref } from "@quire/core";
import { type GrantOutcome, loadGrant } from "@quire/services/session";
import type { PaywallViewProps } from "./attributes.js";

/** Milliseconds after which a server of the text that does not answer counts as failed. */
const REST_TIMEOUT_MS = 19_000;

/** Elements that the rest of a text does not bring into the page: they run code, or act on the whole page. */
const REMOVED_ELEMENTS = "script, base, meta, link, title, object, embed, template, noscript, set, animate";

/** Attributes with addresses that run code if they begin with `javascript:`. */
const ADDRESSES = ["href", "xlink:href", "action", "formaction"];

export type RestOutcome =
  | { readonly kind: "loaded"; readonly nodes: readonly Node[] }
  | Exclude<GrantOutcome, { kind: "granted" }>;

type RestProps = Pick<PaywallViewProps, "for" | "tiers" | "metered"> & { readonly restUrl: string };

/** Loads the rest of a text for the current user: first the grant of the API, then the text from its own server. */
export async function loadRest(props: RestProps, signal: AbortSignal): Promise<RestOutcome> {
  const { for: readers, tiers = "", metered, restUrl } = props;
  const { href, origin, pathname, search } = new URL(restUrl, location.href);
  const asked = { site: origin, article: pathname + search, for: readers, tiers, metered };
  const outcome = await loadGrant(asked, signal);
  if (outcome.kind !== "granted") return outcome;
  const text = await loadText(href, outcome.grant, signal);
  if (text) return { kind: "loaded", nodes: getSafeNodes(text) };
  const error = new QuireError("paywall/rest", "The rest of the text failed to load.", {
    why: `${href} did not answer with it.`,
    fix: "Compare the grant key of that server with the API's, and both clocks.",
  });
  return { kind: "failed", error };
}

/**
 * Posts the grant. The browser parses the answer into an inert document, in which nothing runs. This needs no string of
 * HTML, so a page may require Trusted Types.
 */
function loadText(address: string, grant: string, signal: AbortSignal): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "document";
    request.timeout = REST_TIMEOUT_MS;
    request.setRequestHeader("Content-Type", "application/x-www-form-urlencoded");
    request.onloadend = () =>
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    signal.addEventListener("abort", () => request.abort());
    request.send(new URLSearchParams({ grant }).toString());
  });
}

/** Returns copies of the text's nodes for this page, without anything that runs code. */
function getSafeNodes({ head, body }: Document): readonly Node[] {
  for (const part of [head, body]) {
    for (const one of part.querySelectorAll(REMOVED_ELEMENTS)) one.remove();
    for (const one of part.querySelectorAll("*")) cleanAttributes(one);
  }
  return [...head.querySelectorAll("style"), ...body.childNodes].map((node) =>
    ownDocument.importNode(node, true),
  );
}

function cleanAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) {
    const isAddress = ADDRESSES.includes(name) || (name === "src" && element.localName === "iframe");
    const isUnsafe = isAddress && safeHref(element.getAttribute(name) ?? "") === undefined;
    if (name.startsWith("on") || name === "srcdoc" || isUnsafe) element.removeAttribute(name);
  }
}

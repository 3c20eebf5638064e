import { ownDocument } from "@quire/core";

/*
 * Imports partner.js for a partner's page, as a deferred classic script. It runs after the page's own import map, before
 * which some browsers take no module script. Trusted Types leave imports alone, unlike a script's address.
 */
const tag = ownDocument.currentScript;
if (tag instanceof HTMLScriptElement) {
  const address = new URL("partner.js", tag.src).href;
  import(/* @vite-ignore */ address).catch(console.error);
}

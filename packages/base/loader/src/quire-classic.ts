import { firstFiles, manifestHash } from "virtual:quire/manifest";
import { ownDocument } from "@quire/core";
import { isInHead } from "./own-tag.js";
import { startLoader } from "./start-loader.js";

/*
 * The loader for templates that allow only classic scripts, and the one that harms no page. It is told its own tag; where
 * an optimizer has moved the code into a script of its own, that cannot say where the other files lie.
 */
const NAME = /\/quire\.classic\.js\b/;
const current = ownDocument.currentScript;
// Code that another script runs has no current tag. Readers' content never comes in the head.
const script =
  current instanceof HTMLScriptElement
    ? current
    : [...ownDocument.scripts].find((one) => isInHead(one) && NAME.test(one.src));
const isOwn = NAME.test(script?.src ?? "");

if (!isOwn) {
  console.warn(
    "[quire] loader/inlined: quire.classic.js runs from inside another script, which cannot say where Quire's files lie. They are taken from /quire/. Where they lie elsewhere, exclude quire.classic.js from what your optimizer joins.",
  );
}
startLoader(
  new URL(isOwn ? "." : "/quire/", isOwn ? script?.src : location.href).href,
  script,
  manifestHash,
  firstFiles,
);

import { firstFiles, manifestHash } from "virtual:quire/manifest";
import { ownDocument } from "@quire/core";
import { startLoader } from "./start-loader.js";

/*
 * The loader for templates that allow only classic scripts, and the one that harms no page. It is told its own tag; where
 * an optimizer has moved the code into a script of its own, that cannot say where the other files lie.
 */
const tag = ownDocument.currentScript;
const script = tag instanceof HTMLScriptElement ? tag : undefined;
const isOwn = /\/quire\.classic\.js\b/.test(script?.src ?? "");

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

import { firstFiles, manifestHash } from "virtual:quire/manifest";
import { ownDocument } from "@quire/core";
import { isInHead } from "./own-tag.js";
import { startLoader } from "./start-loader.js";

/*
 * The loader as a classic script, for every kind of template. The browser gives it its own tag. After an optimizer has
 * moved the code into another script, that tag no longer gives the folder of the other files.
 */
const NAME = /\/quire\.classic\.js\b/;
const current = ownDocument.currentScript;
// Code that another script inserts has no current tag. The head never contains user content.
const script =
  current instanceof HTMLScriptElement
    ? current
    : [...ownDocument.scripts].find((one) => isInHead(one) && NAME.test(one.src));
const isOwn = NAME.test(script?.src ?? "");

if (!isOwn) {
  console.warn(
    "[quire] loader/inlined: quire.classic.js runs inside another script, so its folder is unknown. /quire/ is used. If that is wrong, exclude quire.classic.js from your optimizer. https://quire-widgets.github.io/quire/errors#loader/inlined",
  );
}
startLoader(
  new URL(isOwn ? "." : "/quire/", isOwn ? script?.src : location.href).href,
  script,
  manifestHash,
  firstFiles,
);

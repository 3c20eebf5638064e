import { attributeText, sheetText } from "./markup.js";
import type { Painted } from "./painted.js";

/** How a style sheet goes along: `<style>`, with a nonce where the page's policy asks for one, or a link. */
export interface StyleOptions {
  readonly nonce?: string | undefined;
  /** Gives a sheet an address: it is linked, as `style-src 'self'` asks. */
  readonly stylesheet?: ((css: string) => string) | undefined;
}

/** What goes into a page beside what stands there. */
export function partsOf({ own, shadow, styles, pageStyles }: Painted, styling: StyleOptions) {
  const attributes = own.map(([name, value]) => attributeText(name, value)).join("");
  const template = `<template shadowrootmode="open">${styleText(styles.join("\n"), styling)}${shadow}</template>`;
  return {
    start: { attributes, template },
    pageStyles: pageStyles.map((css) => styleText(css, styling, " data-quire-sheet")),
  };
}

function styleText(css: string, { nonce, stylesheet }: StyleOptions, mark = ""): string {
  if (css === "") return "";
  if (stylesheet) return `<link${mark} rel="stylesheet"${attributeText("href", stylesheet(css))}>`;
  return `<style${mark}${nonce === undefined ? "" : attributeText("nonce", nonce)}>${sheetText(css)}</style>`;
}

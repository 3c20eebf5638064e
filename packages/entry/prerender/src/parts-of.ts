import { attributeText, sheetText } from "./markup.js";
import type { Painted } from "./painted.js";

/** How a style sheet goes along: `<style>`, with a nonce where the page's policy asks for one, or a link. */
export interface StyleOptions {
  readonly nonce?: string | undefined;
  /** Gives a sheet an address: it is linked, as `style-src 'self'` asks. */
  readonly stylesheet?: ((css: string) => string) | undefined;
}

/** What goes into a tag, and right behind it. */
export function partsOf(
  { own, shadow, styles }: Painted,
  styling: StyleOptions,
): { attributes: string; template: string } {
  return {
    attributes: own.map(([name, value]) => attributeText(name, value)).join(""),
    template: `<template shadowrootmode="open">${styleText(styles.join("\n"), styling)}${shadow}</template>`,
  };
}

function styleText(css: string, { nonce, stylesheet }: StyleOptions): string {
  if (stylesheet) return `<link rel="stylesheet"${attributeText("href", stylesheet(css))}>`;
  return `<style${nonce === undefined ? "" : attributeText("nonce", nonce)}>${sheetText(css)}</style>`;
}

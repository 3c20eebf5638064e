import { attributeText, sheetText } from "./markup.js";
import type { Painted } from "./painted.js";

/** How a style sheet goes along: `<style>`, with a nonce where the page's policy asks for one, or a link. */
export interface StyleOptions {
  readonly nonce?: string | undefined;
  /** Gives a sheet an address: it is linked, as `style-src 'self'` asks. */
  readonly stylesheet?: ((css: string) => string) | undefined;
}

/** Markup for the inside of a tag and for the place right behind it. */
export function partsOf(
  { own, shadow, styles, light }: Painted,
  styling: StyleOptions,
): { attributes: string; inside: string } {
  const template = `<template shadowrootmode="open">${styleText(styles.join("\n"), styling)}${shadow}</template>`;
  const language = light?.language ? attributeText("lang", light.language) : "";
  return {
    attributes: own.map(([name, value]) => attributeText(name, value)).join(""),
    inside: light
      ? `${template}${LIGHT}${language}>${styleText(light.styles.join("\n"), styling)}${light.markup}</div>`
      : template,
  };
}

/** How what a view begins with is held in the light DOM. */
const LIGHT = '<div slot="quire-content" data-quire-ui=""';

const TEMPLATE = /^<template shadowrootmode="open">.*?<\/template>/s;

/** Content of a tag without earlier prerendered markup. */
export function withoutParts(content: string): string {
  const rest = content.replace(TEMPLATE, "");
  if (rest === content || !rest.startsWith(LIGHT)) return rest;
  let depth = 0;
  for (const { 0: tag, index } of rest.matchAll(/<\/?div\b/g)) {
    depth += tag === "<div" ? 1 : -1;
    if (depth === 0) return rest.slice(index + "</div>".length);
  }
  return rest;
}

function styleText(css: string, { nonce, stylesheet }: StyleOptions): string {
  if (stylesheet) return `<link rel="stylesheet"${attributeText("href", stylesheet(css))}>`;
  return `<style${nonce === undefined ? "" : attributeText("nonce", nonce)}>${sheetText(css)}</style>`;
}

import { attributeText, sheetText } from "./markup.js";
import type { Painted } from "./painted.js";

/** The form of a style sheet: `<style>`, with a nonce if the page's policy requires one, or a link. */
export interface StyleOptions {
  readonly nonce?: string | undefined;
  /** Returns an address for a style sheet, so that it is linked, as `style-src 'self'` requires. */
  readonly stylesheet?: ((css: string) => string) | undefined;
}

/** Returns the attributes and the inner markup of a filled tag. */
export function getParts(
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

/** Start of the element that contains a view's initial form in the light DOM. */
const LIGHT = '<div slot="quire-content" data-quire-ui=""';

const TEMPLATE = /^<template shadowrootmode="open">.*?<\/template>/s;

/** Returns the length of earlier prerendered markup at the start of a tag's content. */
export function lengthOfParts(content: string): number {
  const template = TEMPLATE.exec(content)?.[0].length ?? 0;
  if (template === 0 || !content.startsWith(LIGHT, template)) return template;
  const DIV = /<\/?div\b/g;
  DIV.lastIndex = template;
  let depth = 0;
  for (let found = DIV.exec(content); found; found = DIV.exec(content)) {
    depth += found[0] === "<div" ? 1 : -1;
    if (depth === 0) return found.index + "</div>".length;
  }
  return template;
}

function styleText(css: string, { nonce, stylesheet }: StyleOptions): string {
  if (stylesheet) return `<link rel="stylesheet"${attributeText("href", stylesheet(css))}>`;
  return `<style${nonce === undefined ? "" : attributeText("nonce", nonce)}>${sheetText(css)}</style>`;
}

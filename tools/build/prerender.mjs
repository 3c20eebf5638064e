import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { declarations } from "../descriptions/declared.mjs";
import { at } from "../workspace.mjs";

const built = (path) => import(at("packages/base", path));

/** First forms for signed-in users need their data. */
async function beGuest() {
  const { sessionStore } = await import(at("packages/services/dist/session/index.js"));
  sessionStore().setState({ status: "anonymous" }, true);
}

/** A view renders in an element's shell; on a server there is none, and its first render asks for nothing of it. */
const SHELL = { host: {}, root: {}, container: {}, frame: {} };

/** An earlier prerendered file only says that it adopts this render. */
const { document, location } = new JSDOM().window;
const before = document.body;
// A view may read its page's address, which is blank here.
globalThis.location ??= location;

/** Text of every message during the search for its keys. */
const KEY = /^⟦(.+)⟧$/;

async function renderView(widget, said) {
  const standard = Object.entries(widget.attributes).map(([name, { fallback }]) => [name, fallback]);
  const values = { ...Object.fromEntries(standard), ...said };
  const [{ HostProvider }, { view }] = await Promise.all([
    built("element/dist/host-context.js"),
    widget.view(values),
  ]);
  const events = Object.keys(widget.events).map((name) => [name, () => {}]);
  const content = createElement(view.Component, { ...values, ...Object.fromEntries(events) });
  const value = { shell: SHELL, before, signal: new AbortController().signal, setState() {} };
  return withOwnIds(renderToStaticMarkup(createElement(HostProvider, { value }, content)));
}

/** The same with the key of each message in its place. */
async function withKeys(render) {
  const { runtime } = await built("core/dist/page/runtime.js");
  const { shared } = runtime();
  const before = shared.get("messages");
  shared.set("messages", { messages: { get: (key) => `⟦${key}⟧` }, ready: Promise.resolve() });
  try {
    return await render();
  } finally {
    if (before) shared.set("messages", before);
    else shared.delete("messages");
  }
}

const wordsOf = (text, keyed) => {
  const key = KEY.exec(keyed)?.[1];
  if (key === undefined && keyed !== text) throw new Error(`"${text}" is made of several messages.`);
  return key === undefined ? text : [key, text];
};

/** Both renders in one: elements as arrays, words with the key of their message. */
function treeOf(node, keyed) {
  if (node.nodeType === node.TEXT_NODE) return wordsOf(node.data, keyed.data);
  const attributes = [...node.attributes].map(({ name, value }) => [
    name,
    wordsOf(value, keyed.getAttribute(name)),
  ]);
  const children = [...node.childNodes].map((child, i) => treeOf(child, keyed.childNodes[i]));
  return [node.localName, Object.fromEntries(attributes), ...children];
}

const rootOf = (markup) => {
  const { children } = JSDOM.fragment(markup);
  if (children.length !== 1) throw new Error("A view that is prerendered has one element around all.");
  return children[0];
};

/** Numbers ids from 1, so that the same view gives the same text. */
function withOwnIds(text) {
  const ids = [...new Set(text.match(/quire-\w+-\d+/g))];
  return text.replaceAll(/(quire-\w+-)\d+/g, (id, start) => `${start}${ids.indexOf(id) + 1}`);
}

async function prerender(widget, said) {
  const plain = await renderView(widget, said);
  const keyed = await withKeys(() => renderView(widget, said));
  return JSON.stringify(treeOf(rootOf(plain), rootOf(keyed)), null, 2);
}

const moduleOf = (tree) =>
  [
    "// biome-ignore-all format: the build writes it",
    'import type { Prerendered } from "@quire/element";',
    "",
    "/** The view's initial markup. `node tools/build.mjs` writes it. */",
    `export const prerendered: Prerendered = ${tree};`,
    "",
  ].join("\n");

/** Files with the first renders of a view, each with its attribute values. */
const beginningsOf = (file, { beginnings = {} }) => [
  [join(file, "../prerendered.ts"), {}],
  ...Object.entries(beginnings).map(([name, said]) => [join(file, `../prerendered-${name}.ts`), said]),
];

/**
 * Writes the first renders of views of widgets with a `first`, next to their declarations.
 * @returns the files that were out of date
 */
export async function prerenderViews() {
  await beGuest();
  const stale = [];
  for (const { file, widget } of await declarations()) {
    if (!widget.first) continue;
    for (const [target, said] of beginningsOf(file, widget)) {
      const text = moduleOf(await prerender(widget, said));
      if (readFileSync(target, "utf8") === text) continue;
      writeFileSync(target, text);
      stale.push(target);
    }
  }
  return stale;
}

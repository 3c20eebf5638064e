import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer, createServerModuleRunner, defaultServerConditions } from "vite";
import { at, root } from "../workspace.mjs";
import { gathered } from "./gathered.mjs";
import { messages } from "./messages.mjs";

/** Text of every message while the view is rendered to find its keys. */
const KEY = /^⟦(.+)⟧$/;

/** A view renders in an element's shell. Its first render reads nothing from the shell. */
const SHELL = { host: {}, root: {}, container: {}, frame: {} };

/** Provides no markup, because it does not exist yet while it is being rendered. */
const withoutMarkup = {
  name: "quire-without-markup",
  enforce: "pre",
  resolveId: (id) => (id.startsWith("virtual:quire/initial") ? "\0quire-no-markup" : undefined),
  load: (id) => (id === "\0quire-no-markup" ? "export const markup = undefined;" : undefined),
};

const vite = await createServer({
  root,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  define: { "process.env.QUIRE_RELEASE": JSON.stringify("0.0.0") },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
  plugins: [withoutMarkup, messages(), gathered({ source: true })],
  ssr: { resolve: { conditions: ["quire-source", ...defaultServerConditions] } },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const source = (path) => runner.import(at("packages", path));

const { window } = new JSDOM();
// A view may read its page's address, which is empty here.
globalThis.location ??= window.location;

const isDeclaration = (value) => typeof value === "object" && value !== null && "attributes" in value;

/** Signs in the user for whom the markup is rendered. The widget itself inserts the user's data. */
async function signIn(user) {
  const { sessionStore } = await source("services/src/session/index.ts");
  const known = { status: "known", user: { status: user, tiers: [] } };
  sessionStore().setState(user ? known : { status: "anonymous" }, true);
}

async function renderView(widget, { user, ...given }) {
  await signIn(user);
  const standard = Object.entries(widget.attributes).map(([name, { fallback }]) => [name, fallback]);
  const values = { ...Object.fromEntries(standard), ...given };
  const [{ HostProvider }, { view }] = await Promise.all([
    source("base/element/src/host-context.ts"),
    widget.view(values),
  ]);
  const events = Object.keys(widget.events).map((name) => [name, () => {}]);
  const content = createElement(view.Component, { ...values, ...Object.fromEntries(events) });
  const value = { shell: SHELL, typed: [], signal: new AbortController().signal, setState() {} };
  return withOwnIds(renderToStaticMarkup(createElement(HostProvider, { value }, content)));
}

/** Renders with the key of each message in its place. */
async function withKeys(render) {
  const { runtime } = await source("base/core/src/index.ts");
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

const getWords = (text, keyed) => {
  const key = KEY.exec(keyed)?.[1];
  if (key === undefined && keyed !== text) throw new Error(`"${text}" is made of several messages.`);
  return key === undefined ? text : [key, text];
};

/** Joins both renders: elements as arrays, and texts with the key of their message. */
function getTree(node, keyed) {
  if (node.nodeType === node.TEXT_NODE) return getWords(node.data, keyed.data);
  const attributes = [...node.attributes].map(({ name, value }) => [
    name,
    getWords(value, keyed.getAttribute(name)),
  ]);
  const children = [...node.childNodes].map((child, i) => getTree(child, keyed.childNodes[i]));
  return [node.localName, Object.fromEntries(attributes), ...children];
}

const getRoot = (markup) => {
  const { children } = JSDOM.fragment(markup);
  if (children.length !== 1) throw new Error("Initial content has one element around all.");
  return children[0];
};

/** Numbers ids from 1, so that the same view gives the same text. */
function withOwnIds(text) {
  const ids = [...new Set(text.match(/quire-\w+-\d+/g))];
  return text.replaceAll(/(quire-\w+-)\d+/g, (id, start) => `${start}${ids.indexOf(id) + 1}`);
}

async function render({ declaration, values }) {
  const widget = Object.values(await runner.import(declaration)).find(isDeclaration);
  if (!widget) throw new Error(`${declaration} declares no widget.`);
  const plain = await renderView(widget, values);
  const keyed = await withKeys(() => renderView(widget, values));
  return getTree(getRoot(plain), getRoot(keyed));
}

const markup = {};
for (const one of JSON.parse(process.argv[2])) markup[one.file] = await render(one);
const modules = [...vite.environments.ssr.moduleGraph.fileToModulesMap.keys()].filter((file) =>
  file.startsWith(at("packages")),
);
process.stdout.write(JSON.stringify({ markup, modules }), () => process.exit());

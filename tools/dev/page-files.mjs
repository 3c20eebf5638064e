import { relative } from "node:path";
import { unbuiltFirstFiles } from "../build/gathered.mjs";
import { loaderEntries, places } from "../build/places.mjs";
import { root } from "../workspace.mjs";

const CHANGES = "/quire/changes";

/** The page script, which also listens for changes. It is valid as a module and as a classic script. */
const script = () => `
// The tag vouches for the page's configuration, and gives the address on a partner's page. A module cannot ask for it.
const tag = document.currentScript ?? document.querySelector('head script[src*="/quire/quire.js"]');
const base = new URL(".", tag?.src ?? location.origin + "/quire/").href;
const changes = new EventSource(base + "changes");
changes.onmessage = () => location.reload();
// The connection breaks when the site restarts, so the page reloads when it opens again.
changes.onopen = () => {
  if (changes.wasOpen) location.reload();
  changes.wasOpen = true;
};
import("/quire/packages/base/loader/src/start-loader.ts").then(({ startLoader }) =>
  startLoader(base, tag ?? undefined, "", ${unbuiltFirstFiles()}),
);
`;

/**
 * Imports the partner script from the same folder, as the build's script does. The source itself is a module,
 * not a script.
 */
const partnerClassic = 'import(new URL("partner.js", document.currentScript.src).href).catch(console.error);';

/** Scripts without a source in the same form. */
const SCRIPTS = {
  "quire.js": script,
  "quire.classic.js": script,
  "partner.classic.js": () => partnerClassic,
};

const prefixed = (folder, found, end) =>
  Object.entries(found).map(([name, file]) => [`${folder}/${name}${end}`, file]);

/** Built files next to the loader, by name, with their sources. */
function sources() {
  const { widgets, actions, pageStyles } = places();
  const loader = loaderEntries();
  return new Map([
    ["page.js", loader["page-entry"]],
    ["placeholder.js", loader["placeholder"]],
    ["doctor.js", loader["doctor"]],
    ["partner.js", loader["partner"]],
    ...prefixed("widgets", widgets, ".js"),
    ...prefixed("actions", actions, ".js"),
    ...prefixed("styles", pageStyles, ".css"),
  ]);
}

/** Serves the sources under the addresses of built files, and notifies open pages of changes. */
export function pageFiles() {
  const open = new Set();

  function listen(request, response) {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write("retry: 200\n\n");
    open.add(response);
    request.on("close", () => open.delete(response));
  }

  function answer(request, response, next) {
    const { pathname, search } = new URL(request.url, "http://dev");
    if (pathname === CHANGES) return listen(request, response);
    const name = pathname.slice("/quire/".length);
    if (Object.hasOwn(SCRIPTS, name))
      return response
        .writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" })
        .end(SCRIPTS[name]());
    const [, language] = /^locales\/([a-z]+)\.js$/.exec(name) ?? [];
    if (language) request.url = `/quire/@id/virtual:quire/locale/${language}-page`;
    const source = sources().get(name);
    // A sheet that a page links must not become a module.
    const query = source?.endsWith(".css") ? "?direct" : search;
    if (source) request.url = `/quire/${relative(root, source)}${query}`;
    next();
  }

  return {
    plugin: {
      name: "quire-page-files",
      enforce: "pre",
      // Removes the check that an application starts Quire, as the page build does, because a partner's page
      // never starts it.
      transform: (code, id) =>
        id.endsWith("/element/src/widget-element.ts")
          ? { code: code.replaceAll("process.env.NODE_ENV", '"production"'), map: null }
          : null,
      configureServer: ({ middlewares }) => void middlewares.use(answer),
    },
    reload() {
      for (const response of open) response.write("data: changed\n\n");
    },
    close() {
      for (const response of open) response.end();
    },
  };
}

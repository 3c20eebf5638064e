import { relative } from "node:path";
import { unbuiltFirstFiles } from "../build/gathered.mjs";
import { loaderEntries, places } from "../build/places.mjs";
import { root } from "../workspace.mjs";

const CHANGES = "/quire/changes";

/** The page script, with an ear for changes; a module and a classic script alike. */
const script = () => `
const changes = new EventSource("${CHANGES}");
changes.onmessage = () => location.reload();
// A site that starts anew breaks the connection off.
changes.onopen = () => {
  if (changes.wasOpen) location.reload();
  changes.wasOpen = true;
};
// Its own tag, which vouches for the page's configuration; a module is not told which it is.
const tag = document.currentScript ?? document.querySelector('head script[src*="/quire/quire.js"]');
import("/quire/packages/base/loader/src/start-loader.ts").then(({ startLoader }) =>
  startLoader(location.origin + "/quire/", tag ?? undefined, "", ${unbuiltFirstFiles()}),
);
`;

const prefixed = (folder, found, end) =>
  Object.entries(found).map(([name, file]) => [`${folder}/${name}${end}`, file]);

/** Files of the build next to the loader, with their sources. */
function sources() {
  const { widgets, actions, pageStyles } = places();
  const loader = loaderEntries();
  return new Map([
    ["page.js", loader["page-entry"]],
    ["placeholder.js", loader["placeholder"]],
    ["doctor.js", loader["doctor"]],
    ...prefixed("widgets", widgets, ".js"),
    ...prefixed("actions", actions, ".js"),
    ...prefixed("styles", pageStyles, ".css"),
  ]);
}

/** Gives the sources the addresses that pages know, and tells open pages of changes. */
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
    if (name === "quire.js" || name === "quire.classic.js")
      return response
        .writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" })
        .end(script());
    const source = sources().get(name);
    // A sheet that a page links is a sheet, not a module.
    const query = source?.endsWith(".css") ? "?direct" : search;
    if (source) request.url = `/quire/${relative(root, source)}${query}`;
    next();
  }

  return {
    plugin: {
      name: "quire-page-files",
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

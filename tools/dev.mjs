import { createServer as createHttpServer } from "node:http";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import {
  createServer,
  createServerModuleRunner,
  defaultClientConditions,
  defaultServerConditions,
} from "vite";
import { gathered } from "./build/gathered.mjs";
import { initialMarkup } from "./build/initial-markup.mjs";
import { locales } from "./build/locales.mjs";
import { messages } from "./build/messages.mjs";
import { smallSender } from "./build/small-sender.mjs";
import { pageFiles } from "./dev/page-files.mjs";
import { at, root } from "./workspace.mjs";

const { values } = parseArgs({ options: { port: { type: "string", default: "4173" } } });
const port = Number(values.port);

/** Serves the sources below /quire/, each file on request, without a build. */
async function startVite() {
  const files = pageFiles();
  const vite = await createServer({
    root,
    base: "/quire/",
    configFile: false,
    appType: "custom",
    cacheDir: at("node_modules/.vite-dev"),
    // Pages reload, because their policy allows no socket to another origin. Partner pages import from
    // another origin.
    server: { middlewareMode: true, hmr: false, ws: false, cors: { origin: "*" } },
    plugins: [
      files.plugin,
      messages(),
      gathered({ source: true }),
      locales({ source: true }),
      initialMarkup({ source: true }),
      smallSender({ source: true }),
    ],
    resolve: { conditions: ["quire-source", ...defaultClientConditions] },
    ssr: { resolve: { conditions: ["quire-source", ...defaultServerConditions] } },
    optimizeDeps: {
      entries: ["packages/**/src/**/*.{ts,tsx}", "!**/*.{test,stories}.*", "!packages/base/conformance/**"],
    },
  });
  const server = createHttpServer(vite.middlewares);
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { vite, server, files, origin: `http://127.0.0.1:${server.address().port}` };
}

const { vite, server, files, origin } = await startVite();
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
let served;
/** The site keeps its addresses after a restart. */
let ports = {};
const getPorts = ({ site, partner, outside }) => ({
  port: Number(new URL(site).port),
  partnerPort: Number(new URL(partner).port),
  outsidePort: Number(new URL(outside).port),
});

async function startSite() {
  runner.clearCache();
  const { serve } = await runner.import("/examples/cms/src/serve.ts");
  const { announcement } = await runner.import("/examples/cms/src/main.ts");
  const first = !served;
  await served?.close();
  // Port 0, which tests use, means three free ports and temporary data.
  const where = port
    ? { port, partnerPort: port + 1, outsidePort: port + 2 }
    : { ...ports, file: ":memory:" };
  served = await serve({ ...where, cdn: origin, seed: true });
  ports = getPorts(served);
  if (first) console.log(announcement(served));
}

/**
 * Handles one change at a time, also during the first start. Files saved meanwhile belong to the next change.
 */
let queue = startSite();
function changed(file) {
  queue = queue
    .then(async () => {
      // The site reads the templates and the servers' own code when it starts.
      if (relative(root, file).startsWith("examples")) await startSite();
      files.reload();
    })
    .catch((error) => console.error(error));
}

vite.watcher.on("change", changed).on("add", changed).on("unlink", changed);
await queue;

async function end() {
  files.close();
  await Promise.all([served.close(), vite.close()]);
  server.close();
  server.closeAllConnections();
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, end);

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { getFreePort } from "../../../../tools/test/get-free-port.mjs";
import { WEB_SERVERS } from "../../../../tools/web-servers.mjs";
import { at } from "../../../../tools/workspace.mjs";
import { add, becomes, showsInCart, signIn } from "../harness/reader.js";
import { READER } from "../harness/site.js";
import { it } from "../harness/test.js";

const GUIDE = readFileSync(at("docs/guides/proxies.md"), "utf8");

/** Returns the guide's configuration for a server, with the address of the API. */
function getRecipe(language: string, api: string): string {
  const [, recipe] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(GUIDE) ?? [];
  if (!recipe) throw new Error(`The guide to proxies has no recipe for ${language}.`);
  return recipe.replaceAll("api.internal:4173", api);
}

interface Setup {
  readonly folder: string;
  readonly port: number;
  /** Host and port of the API, which also serves the example's pages. */
  readonly api: string;
}

interface WebServer {
  readonly name: keyof typeof WEB_SERVERS;
  readonly file: string;
  readonly configure: (setup: Setup) => string;
  readonly args: (setup: Setup, file: string) => string[];
}

/** Each server runs the recipe. It also forwards all other paths, because the example's pages come from there. */
const SERVERS: readonly WebServer[] = [
  {
    name: "nginx",
    file: "nginx.conf",
    configure: ({ folder, port, api }) => `
      pid ${folder}/nginx.pid;
      error_log stderr;
      events {}
      http {
        access_log off;
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
        server {
          listen 127.0.0.1:${port};
          location / { proxy_pass http://${api}; proxy_set_header Host $http_host; }
          ${getRecipe("nginx", api)}
        }
      }`,
    args: ({ folder }, file) => ["-p", folder, "-c", file, "-g", "daemon off;"],
  },
  {
    name: "Apache",
    file: "httpd.conf",
    configure: ({ folder, port, api }) => `
      ${["mpm_event", "authz_core", "headers", "proxy", "proxy_http"].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
      ServerRoot ${folder}
      ServerName localhost
      PidFile ${folder}/httpd.pid
      DefaultRuntimeDir ${folder}
      ErrorLog ${folder}/error.log
      User www-data
      Listen 127.0.0.1:${port}
      ${getRecipe("apache", api)}
      ProxyPass / http://${api}/ nocanon`,
    args: (_setup, file) => ["-D", "FOREGROUND", "-f", file],
  },
  {
    name: "Caddy",
    file: "Caddyfile",
    configure: ({ port, api }) => `
      {
        admin off
        auto_https off
      }
      http://localhost:${port} {
        ${getRecipe("caddyfile", api)}
        reverse_proxy ${api}
      }`,
    args: (_setup, file) => ["run", "--config", file, "--adapter", "caddyfile"],
  },
];

function getPort(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return address.port;
}

/** Runs `use` with the host of a server that answers with the method, path and headers of each request. */
async function withEcho(use: (host: string) => Promise<void>): Promise<void> {
  const echo = createServer(({ method, url: path, headers }, response) =>
    response.end(JSON.stringify({ method, path, headers })),
  ).listen(0, "127.0.0.1");
  await once(echo, "listening");
  try {
    await use(`127.0.0.1:${getPort(echo)}`);
  } finally {
    echo.close();
  }
}

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** Starts a web server in front of the site, runs `use` with its origin, and stops it. */
async function withServer(
  server: WebServer,
  api: string,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const program = WEB_SERVERS[server.name]?.find();
  if (!program) throw new Error(`${server.name} is not installed.`);
  const folder = mkdtempSync(join(tmpdir(), "quire-proxy-"));
  const setup = { folder, port: await getFreePort(), api };
  const file = join(folder, server.file);
  writeFileSync(file, server.configure(setup));
  let log = "";
  const running: ChildProcess = spawn(program, server.args(setup, file), {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  running.stderr?.on("data", (text) => {
    log += text;
  });
  const ended = once(running, "exit");
  try {
    const origin = `http://localhost:${setup.port}`;
    await expect.poll(() => running.exitCode !== null || answers(origin), { timeout: 15_000 }).toBe(true);
    if (running.exitCode !== null) throw new Error(`${server.name} ended with ${running.exitCode}: ${log}`);
    await use(origin);
  } finally {
    running.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const isHere = ({ name }: WebServer) => WEB_SERVERS[name]?.find() !== undefined;

for (const { name } of SERVERS.filter((server) => !isHere(server)))
  console.warn(`SKIPPED: the recipe for ${name}, which is not on this machine.`);

for (const server of SERVERS.filter(isHere)) {
  it(`signs in, fills the cart and signs out behind ${server.name} (beyond-400)`, async ({
    site,
    visits,
  }) => {
    const account = await site.scenario.account();
    await withServer(server, new URL(site.origin).host.replace("localhost", "127.0.0.1"), async (origin) => {
      const page = await visits.open(`${origin}/product/norrland-ovens/20101`);
      await becomes(page, "anonymous");
      await add(page);
      await showsInCart(page, 1);
      await signIn(page, { ...READER, ...account });
      await showsInCart(page, 1);
      await page.goto(`${origin}/logout?return=/topics`);
      await page.waitForURL(`${origin}/topics`);
      await becomes(page, "anonymous");
    });
  });

  it(`forwards encoded slashes and replaces forged addresses behind ${server.name} (beyond-400)`, () =>
    withEcho((api) =>
      withServer(server, api, async (origin) => {
        const answer = await fetch(`${origin}/api/product/a%2Fb`, {
          headers: {
            "x-forwarded-for": "203.0.113.9",
            "x-forwarded-host": "evil.example",
            "x-forwarded-proto": "gopher",
          },
        });
        const { path, headers } = await answer.json();
        expect(path).toBe("/api/product/a%2Fb");
        expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|evil\.example|gopher/);
        expect(headers.host).toBe(new URL(origin).host);
      }),
    ));
}

it("forwards calls by the Cloudflare Worker of the guide, and no other requests (beyond-400)", () =>
  withEcho(async (api) => {
    const code = getRecipe("js", api);
    const worker = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const send = (path: string, init: RequestInit = {}) =>
      worker.default.fetch(new Request(`https://www.example.com${path}`, init));
    const headers = { "cf-connecting-ip": "198.51.100.7", "x-forwarded-for": "203.0.113.9" };
    const answer = await send("/api/shopping-cart?a=%2F", { method: "POST", body: "{}", headers });
    expect(await answer.json()).toMatchObject({
      method: "POST",
      path: "/api/shopping-cart?a=%2F",
      headers: {
        "x-forwarded-for": "198.51.100.7",
        "x-forwarded-host": "www.example.com",
        "x-forwarded-proto": "https",
      },
    });
    await expect(send("/topics")).rejects.toThrow("fetch failed");
  }));

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { getFreePort } from "../../../tools/test/get-free-port.mjs";
import { missingForWordPress } from "../../../tools/wordpress.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const run = promisify(execFile);

export interface WordPress {
  /** Origin of the site, with the page cache in front. */
  readonly origin: string;
  /** Runs PHP code in WordPress, and returns its value. */
  php(code: string): Promise<unknown>;
  /** Empties the page cache. */
  clearCache(): Promise<void>;
  close(): Promise<void>;
}

/** Settings of the plugin. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Starts a throw-away WordPress with the plugin: MariaDB, PHP's own server, and nginx with a page cache in front.
 * @throws Error that names the missing packages
 */
export async function startWordPress(getSettings: (origin: string) => Settings): Promise<WordPress> {
  const missing = missingForWordPress();
  if (missing.length > 0)
    throw new Error(`The tests of WordPress need packages: apt-get install ${missing.join(" ")}`);
  const folder = await mkdtemp(join(tmpdir(), "quire-wordpress-"));
  const children: ChildProcess[] = [];
  const [port, phpPort] = await Promise.all([getFreePort(), getFreePort()]);
  const host = `localhost:${port}`;
  const origin = `http://${host}`;
  const root = join(folder, "site");
  const env = { ...process.env, QUIRE_HOST: host, QUIRE_SETTINGS: JSON.stringify(getSettings(origin)) };
  const start = (command: string, args: readonly string[], more: Record<string, string> = {}) => {
    const child = spawn(command, args, {
      env: { ...env, ...more },
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    });
    let log = "";
    child.stderr.on("data", (text) => {
      log = (log + text).slice(-20_000);
    });
    child.once("exit", (code) => {
      if (code) console.error(`${command} ended with ${code}:\n${log}`);
    });
    children.push(child);
  };
  async function close(): Promise<void> {
    await Promise.all(children.map(end));
    await rm(folder, { recursive: true, force: true });
  }
  async function php(code: string): Promise<unknown> {
    const child = execFile("php", ["-d", "display_errors=stderr", here("run.php"), root], { env });
    child.stdin?.end(code);
    const [out, err] = await Promise.all([read(child.stdout), read(child.stderr)]);
    const [, json] = out.split("\0");
    if (json === undefined) throw new Error(`PHP printed no value: ${out}${err}`);
    return JSON.parse(json);
  }
  try {
    await Promise.all([copySite(root), startDatabase(folder, start)]);
    await writeFile(join(root, "wp-config.php"), getConfig(folder));
    await run("php", [here("setup.php"), root], { env });
    start("php", ["-S", `127.0.0.1:${phpPort}`, "-t", root, here("router.php")], {
      PHP_CLI_SERVER_WORKERS: "4",
    });
    await writeFile(join(folder, "nginx.conf"), getCacheConfig(folder, port, phpPort));
    start("/usr/sbin/nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "nginx.log")]);
    await waitFor(async () => (await fetch(`${origin}/wp-login.php`)).ok);
    return {
      origin,
      php,
      clearCache: async () => {
        await rm(join(folder, "cache"), { recursive: true, force: true });
      },
      close,
    };
  } catch (cause) {
    const log = await readFile(join(folder, "debug.log"), "utf8").catch(() => "");
    await close();
    throw new Error(`WordPress did not start. ${log}`, { cause });
  }
}

async function copySite(root: string): Promise<void> {
  await cp("/usr/share/wordpress", root, {
    recursive: true,
    dereference: true,
    filter: (path) => !/wp-config\.php$|wp-content\/(languages|uploads)/.test(path),
  });
  await cp(here("../quire"), join(root, "wp-content/plugins/quire"), { recursive: true });
  await mkdir(join(root, "wp-content/mu-plugins"), { recursive: true });
  for (const kind of ["php", "js"])
    await cp(here(`mu-plugin.${kind}`), join(root, `wp-content/mu-plugins/quire-test.${kind}`));
}

async function startDatabase(
  folder: string,
  start: (command: string, args: readonly string[]) => void,
): Promise<void> {
  const data = join(folder, "data");
  const socket = join(folder, "mysql.sock");
  const common = ["--no-defaults", `--datadir=${data}`, "--user=root"];
  await run("mariadb-install-db", [...common, "--auth-root-authentication-method=normal", "--skip-test-db"]);
  start("/usr/sbin/mariadbd", [
    ...common,
    `--socket=${socket}`,
    "--skip-networking",
    `--pid-file=${folder}/mysql.pid`,
  ]);
  const sql = "CREATE DATABASE wordpress CHARACTER SET utf8mb4";
  await waitFor(() =>
    run("mariadb", ["--no-defaults", "-uroot", `--socket=${socket}`, "-e", sql]).then(() => true),
  );
}

/** Repeats a step until it succeeds. @throws the last error after half a minute */
async function waitFor(step: () => Promise<boolean>): Promise<void> {
  for (let left = 150; ; left--) {
    const outcome = await step().catch((error: unknown) => error);
    if (outcome === true) return;
    if (left === 0) throw outcome instanceof Error ? outcome : new Error("A server did not start.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  // PHP's server has workers. Nothing here has to be stored.
  process.kill(-child.pid, "SIGKILL");
  await ended;
}

async function read(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = "";
  if (stream) for await (const part of stream) text += part;
  return text;
}

const getConfig = (folder: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${folder}/mysql.sock' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', 'http://' . getenv( 'QUIRE_HOST' ) );
define( 'WP_SITEURL', WP_HOME );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${folder}/debug.log' );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require ABSPATH . 'wp-settings.php';
`;

/**
 * A page cache that keeps every page of guests, cookies or not, and answers to POST too. For the REST API, it respects
 * Cache-Control.
 */
const getCacheConfig = (folder: string, port: number, phpPort: number) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=pages:1m;
  map $http_cookie $is_author { default 0; ~wordpress_logged_in 1; }
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    proxy_set_header Host $http_host;
    proxy_cache pages;
    proxy_cache_key $uri$is_args$args;
    proxy_cache_valid 200 10m;
    proxy_cache_methods GET HEAD POST;
    proxy_cache_bypass $is_author;
    proxy_no_cache $is_author;
    add_header X-Cache $upstream_cache_status always;
    location / {
      proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
      proxy_pass http://127.0.0.1:${phpPort};
    }
    location /wp-json/ { proxy_pass http://127.0.0.1:${phpPort}; }
    location ~ ^/wp-(admin|login) {
      proxy_cache off;
      proxy_pass http://127.0.0.1:${phpPort};
    }
  }
}
`;

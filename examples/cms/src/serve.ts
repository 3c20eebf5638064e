import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createPartner } from "@quire/example-partner";
import {
  catalogue,
  createOutsideWorld,
  createReferenceApi,
  type Mail,
  type SeededAccount,
} from "@quire/example-reference-api";
import type { Quality } from "./encoding.js";
import { repositoryFolder } from "./folders.js";
import { type Fetch, type Listening, listen } from "./listen.js";
import { main } from "./main.js";
import { PrerenderedPages } from "./prerendered-pages.js";
import { createSite } from "./site.js";
import { articleView } from "./views.js";

export interface ServeOptions {
  /** Port of the site. 0, the default of all three, means any free port. */
  readonly port?: number;
  readonly partnerPort?: number;
  /**
   * Port of the stand-ins for other companies' services: identity, geolocation, captcha, checkout, payment,
   * video.
   */
  readonly outsidePort?: number;
  /** Data file of the reference API; ":memory:" stores nothing. */
  readonly file?: string;
  /** Lets requests cause faults in the reference API. */
  readonly faults?: boolean;
  /** Trusts the X-Forwarded-Host and X-Forwarded-Proto of a proxy in front. */
  readonly trustProxy?: boolean;
  /** Origins of pages on other hosts that may call the reference API with the user's cookies. */
  readonly origins?: readonly string[];
  /** Host name of the passkeys of all pages. If omitted, those of each page are for its own host. */
  readonly rpId?: string | undefined;
  /** Key that signs grants for texts on `origins`. If omitted, nothing is granted. */
  readonly grantKey?: string | undefined;
  /** Adds the accounts with public passwords. Refused with NODE_ENV=production. */
  readonly seed?: boolean;
  /** Deletes the data file's contents first. */
  readonly reset?: boolean;
  /**
   * Host name by which browsers open all three, if not localhost. For example this machine's name, for a
   * phone.
   */
  readonly host?: string | undefined;
  /** Additional host names of the site. Captchas are valid there too. */
  readonly hostnames?: readonly string[];
  /** Ports of other applications that belong to this shop. */
  readonly applicationPorts?: readonly string[];
  /** Folder of Quire's page build. */
  readonly cdn?: string;
  /** log2 of scrypt's N. Tests use less, because every start hashes the seeded passwords. */
  readonly passwordCost?: number;
  /** Compression quality. Tests use less, because every start compresses the files again. */
  readonly quality?: Quality;
  /**
   * Milliseconds to wait for the payment service. Tests use less, because one of their services never
   * answers.
   */
  readonly paymentPatience?: number;
  /** Receives every mail that the reference API would send. */
  readonly mailed?: (mail: Mail) => void;
}

interface Parts extends ServeOptions {
  readonly cdn: string;
  readonly prerendered: PrerenderedPages | undefined;
}

export interface Served {
  /** Origins, such as `http://localhost:4173`. */
  readonly site: string;
  readonly partner: string;
  readonly outside: string;
  readonly accounts: readonly SeededAccount[];
  close(): Promise<void>;
}

/** Names by which this machine addresses itself. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Ports of development servers: Next, Astro and Vite. Their applications are other pages of this shop. */
const DEVELOPMENT = ["3000", "4321", "5173", "5174"];

export const defaultFile = join(repositoryFolder, ".data", "reference-api.sqlite");

/**
 * Serves the site with the reference API, the partner site and the outside services, each on its own port.
 * @throws PortTakenError
 */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const { cdn = join(repositoryFolder, "dist", "cdn"), host } = options;
  const opened: Opened[] = [];
  const close = async () => {
    await Promise.all(opened.map((server) => server.close()));
  };
  try {
    const site = await open(opened, { port: options.port, host, name: "the site" });
    const partner = await open(opened, { port: options.partnerPort, host, name: "the partner site" });
    const outside = await open(opened, { port: options.outsidePort, host, name: "the outside world" });
    // Unbuilt sources can change, so their pages are not prerendered.
    const prerendered = /^https?:/.test(cdn) ? undefined : await PrerenderedPages.start();
    const api = start({ ...options, cdn, prerendered }, site, partner, outside);
    return {
      site: site.origin,
      partner: partner.origin,
      outside: outside.origin,
      accounts: api.accounts,
      close: () => close().finally(() => api.close()),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects the apps with their ports. */
function start(options: Parts, site: Opened, partner: Opened, outside: Opened) {
  const file = options.file ?? defaultFile;
  if (options.reset) forget(file);
  if (file !== ":memory:") mkdirSync(dirname(resolve(file)), { recursive: true });

  const { cdn, prerendered, faults = false, seed = false, trustProxy = false, origins = [] } = options;
  const others = origins.map((origin) => new URL(origin).hostname);
  const hostnames = [new URL(site.origin).hostname, ...LOOPBACK, ...others, ...(options.hostnames ?? [])];
  const { passwordCost, quality, paymentPatience, mailed } = options;
  const secret = randomUUID();
  const providerSecret = randomUUID();
  const paymentSecret = randomUUID();
  const videoSecret = randomUUID();
  const verifyUrl = `${outside.local}/captcha/api/siteverify`;
  const api = createReferenceApi({
    file,
    faults,
    seed,
    captcha: { enabled: true, verifyUrl, secret, hostnames },
    provider: { ordersUrl: `${outside.local}/checkout/orders`, secret: providerSecret },
    payment: {
      chargesUrl: `${outside.local}/payment/charges`,
      secret: paymentSecret,
      ...(paymentPatience === undefined ? {} : { patience: paymentPatience }),
    },
    videoSecret,
    site: site.origin,
    trustProxy,
    origins,
    rpId: options.rpId,
    grantKey: options.grantKey,
    ...(mailed === undefined ? {} : { mailed }),
    ...(passwordCost === undefined ? {} : { passwordCost }),
  });
  const ports = [new URL(site.origin).port, ...DEVELOPMENT, ...(options.applicationPorts ?? [])];
  // The site answers for every host name.
  const isSite = (origin: string) =>
    URL.canParse(origin) && (ports.includes(new URL(origin).port) || origins.includes(origin));
  outside.use(
    createOutsideWorld({ captchaSecret: secret, providerSecret, paymentSecret, videoSecret, isSite, faults }),
  );
  site.use(
    createSite({
      limits: api.limits,
      api: api.app,
      cdn,
      outsideOrigin: outside.origin,
      partnerOrigin: partner.origin,
      known: { origin: site.origin, hostnames },
      trustProxy,
      prerendered,
      ...(quality === undefined ? {} : { quality }),
    }),
  );
  const integrity = () => partnerHash(cdn);
  partner.use(createPartner({ site: site.origin, links: partnerLinks(), integrity }));
  return api;
}

/** Returns the loader's hash. Unbuilt sources have none. */
function partnerHash(cdn: string): string | undefined {
  const file = join(cdn, "sri.json");
  if (!existsSync(file)) return undefined;
  const hash: unknown = JSON.parse(readFileSync(file, "utf8"))["partner.classic.js"];
  return typeof hash === "string" ? hash : undefined;
}

function partnerLinks() {
  return catalogue()
    .articles.slice(0, 3)
    .map((article) => articleView(article, "/topics"));
}

/** Deletes the data file, and the files next to it in which SQLite keeps pending writes. */
function forget(file: string): void {
  for (const part of ["", "-wal", "-shm"]) rmSync(file + part, { force: true });
}

/** A Hono app with any environment. */
interface Answering {
  fetch(...args: Parameters<Fetch>): Response | Promise<Response>;
}

/** A server that already listens, and answers as soon as its app is set. */
interface Opened extends Listening {
  /** Local address of the server, under any public name. */
  readonly local: string;
  use(app: Answering): void;
}

interface Place {
  readonly port: number | undefined;
  readonly host: string | undefined;
  /** Name of the server in errors. */
  readonly name: string;
}

/** Opens a port before its app exists, because the apps need one another's origins. */
async function open(opened: Opened[], { port = 0, host = "localhost", name }: Place): Promise<Opened> {
  const app = Promise.withResolvers<Answering>();
  const server = await listen(async (request, env) => (await app.promise).fetch(request, env), port, name);
  const origin = server.origin.replace("localhost", host);
  const open = { ...server, local: server.origin, origin, use: app.resolve };
  opened.push(open);
  return open;
}

if (import.meta.main) await main(process.argv.slice(2), serve);

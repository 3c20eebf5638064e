import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine, Tab } from "../../../examples/cms/e2e/engines/engine.js";
import { launchChromium, launchFirefox } from "../../../examples/cms/e2e/engines/puppeteer.js";
import { type Served, serve } from "../../../examples/cms/src/serve.js";
import { ENGINES, findEngine } from "../../../tools/engines.mjs";
import { getFreePort } from "../../../tools/test/get-free-port.mjs";
import { startWordPress, type WordPress } from "./start-wordpress.js";

const KEY = "a key for the tests of grants, long enough";
const SECRET = "zanzibarquux";
const SUBSCRIBER = { username: "best@quire.test", password: "Reader#2026" };
const POSTS = [1, 2, 3, 4, 5];
const THEMES = ["twentytwentyone", "twentytwentythree"];

let wordpress: WordPress;
let api: Served;
beforeAll(async () => {
  const port = await getFreePort();
  const origin = `http://localhost:${port}`;
  wordpress = await startWordPress(() => ({
    script: `${origin}/quire/quire.classic.js`,
    api: `${origin}/api/`,
    grant_key: KEY,
    subscribe: `${origin}/subscriptions`,
  }));
  const cheap = { passwordCost: 4, quality: 4 } as const;
  api = await serve({
    port,
    origins: [wordpress.origin],
    grantKey: KEY,
    seed: true,
    file: ":memory:",
    ...cheap,
  });
  await wordpress.php(
    `foreach ( array( ${POSTS.join(", ")} ) as $number ) {
      wp_insert_post( array( 'post_title' => "Paid $number", 'post_status' => 'publish', 'post_content' =>
        '<!-- wp:paragraph --><p>The beginning.</p><!-- /wp:paragraph --><!-- wp:quire/paywall {"metered":true} /-->'
        . '<!-- wp:paragraph --><p>The rest says ${SECRET}.</p><!-- /wp:paragraph -->' ) );
    }`,
  );
});
afterAll(async () => {
  await api?.close();
  await wordpress?.close();
});

/** Runs in the page. Returns the state of the paywall, and the displayed text of the post. */
const getState = () => {
  const place = document.querySelector<HTMLElement>(".quire-rest");
  return {
    access: document.querySelector("quire-paywall")?.getAttribute("data-access") ?? "",
    text: place && !place.hidden ? place.textContent : "",
  };
};

/** Waits until the paywall is open with the rest, or closed without it. */
async function isShown(tab: Tab, access: "open" | "closed"): Promise<void> {
  const text = access === "open" ? expect.stringContaining(SECRET) : "";
  await expect.poll(() => tab.evaluate(getState), { timeout: 20_000 }).toEqual({ access, text });
}

/** Clicks the link to the sign-in card, and submits it. */
async function signIn(tab: Tab): Promise<void> {
  const press = () =>
    tab.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('quire-paywall input[name="username"]');
      if (field && field.getClientRects().length > 0) return true;
      document
        .querySelector("quire-paywall")
        ?.shadowRoot?.querySelector<HTMLElement>('[part="sign-in"]')
        ?.click();
      return false;
    });
  await expect.poll(press, { timeout: 20_000 }).toBe(true);
  for (const [name, value] of Object.entries(SUBSCRIBER)) {
    await tab.evaluate(
      (field) => document.querySelector<HTMLElement>(`quire-paywall input[name="${field}"]`)?.focus(),
      name,
    );
    await tab.type(value);
  }
  await tab.press("Enter");
}

describe.each([
  ["Chromium", launchChromium],
  ["Firefox", launchFirefox],
] as const)("a reader in %s (beyond-381)", (name, launch) => {
  let engine: Engine;
  beforeAll(async () => {
    const path = findEngine(name);
    if (!path)
      throw new Error(
        `The tests need packages: apt-get install ${ENGINES[name]?.packages.join(" ") ?? "chromium"}`,
      );
    engine = await launch(path);
  });
  afterAll(() => engine?.close());

  it.each(THEMES)("reads four posts as a guest, and on after a sign-in, in %s", async (theme) => {
    await wordpress.php(`switch_theme( '${theme}' );`);
    await wordpress.clearCache();
    const tab = await engine.newReader(wordpress.origin);
    for (const post of POSTS.slice(0, 4)) {
      await tab.goto(`/paid-${post}/`);
      await isShown(tab, "open");
    }
    await tab.goto("/paid-5/");
    await isShown(tab, "closed");
    await signIn(tab);
    await isShown(tab, "open");
    // Another reader gets the same page from the cache, and no other's text.
    const guest = await engine.newReader(wordpress.origin);
    await guest.goto("/paid-5/");
    await isShown(guest, "open");
    expect([...tab.errors, ...guest.errors]).toEqual([]);
  });

  it("reads under a policy with a nonce and Trusted Types, beside a later import map", async () => {
    const tab = await engine.newReader(wordpress.origin);
    await tab.goto("/paid-1/?nonce");
    await isShown(tab, "open");
    await tab.goto("/paid-1/?import-map");
    await isShown(tab, "open");
    expect(await tab.evaluate(() => document.documentElement.dataset.importMap)).toBe("works");
    expect(tab.errors).toEqual([]);
  });
});

it("shows a film for its address on a line of its own (beyond-430)", async () => {
  const film = `${api.site}/video/7001/the-napkin-and-the-plan`;
  // WordPress fetches no page of its own machine otherwise.
  const path = await wordpress.php(
    `add_filter( 'http_request_host_is_external', '__return_true' );
    add_filter( 'http_allowed_safe_ports', static fn ( $ports ) => array_merge( $ports, array( ${new URL(api.site).port} ) ) );
    $id = wp_insert_post( array( 'post_title' => 'A film', 'post_status' => 'publish', 'post_content' => "Before.\n\n${film}\n\nAfter." ) );
    $GLOBALS['post'] = get_post( $id );
    apply_filters( 'the_content', $GLOBALS['post']->post_content );
    return wp_make_link_relative( get_permalink( $id ) );`,
  );
  const html = await (await fetch(wordpress.origin + String(path))).text();
  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? "";
  expect(frame).toContain(`src="${api.site}/video/embed/7001/`);
  expect(frame).toContain('sandbox="allow-scripts"');
});

describe("the check on the settings page", () => {
  let engine: Engine;
  let tab: Tab;
  /** Answers with data, and allows no other origin. */
  const closed = createServer((_, answer) => answer.setHeader("Content-Type", "application/json").end("{}"));
  const ports = { closed: 0, silent: 0 };
  beforeAll(async () => {
    [ports.closed, ports.silent] = await Promise.all([getFreePort(), getFreePort()]);
    await new Promise<void>((resolve) => closed.listen(ports.closed, "localhost", resolve));
    engine = await launchChromium(findEngine("Chromium") ?? "");
    tab = await engine.newReader(wordpress.origin);
    await tab.goto("/wp-login.php");
    await tab.evaluate(async () => {
      const body = new URLSearchParams({ log: "editor", pwd: "Editor#2026" });
      await fetch("/wp-login.php", { method: "POST", body });
    });
  });
  afterAll(async () => {
    await engine?.close();
    closed.close();
  });

  /** Stores settings, and returns the outcomes that the page shows. */
  async function getOutcomes(changed: Record<string, string>) {
    const code = `$before = get_option( 'quire_settings' );
      update_option( 'quire_settings', array_merge( $before, json_decode( '${JSON.stringify(changed)}', true ) ) );
      return $before;`;
    const before = await wordpress.php(code);
    await tab.goto("/wp-admin/options-general.php?page=quire");
    const read = () =>
      tab.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("[data-quire-check]")].map((one) => one.textContent),
      );
    await expect.poll(async () => (await read()).join()).not.toMatch(/^$|Checking/);
    const outcomes = await read();
    const kept = JSON.stringify(before).replaceAll("\\", "\\\\").replaceAll("'", "\\'");
    await wordpress.php(`update_option( 'quire_settings', json_decode( '${kept}', true ) ); return 1;`);
    return outcomes;
  }

  it("reports working addresses when script and API answer (beyond-355)", async () => {
    expect(await getOutcomes({})).toEqual([
      expect.stringContaining("Script address: The script can be loaded."),
      expect.stringContaining("API: The API answers, and this site may use it."),
    ]);
  });

  it.each([
    ["does not answer", "silent", "No answer."],
    ["allows no other origin", "closed", `Allow the origin `],
  ] as const)("reports the fault when a server %s (beyond-355)", async (_, server, text) => {
    const origin = `http://localhost:${ports[server]}`;
    const outcomes = await getOutcomes({ script: `${origin}/quire.classic.js`, api: `${origin}/api/` });
    const expected = server === "closed" ? text + wordpress.origin : text;
    expect(outcomes).toEqual([expect.stringContaining(expected), expect.stringContaining(expected)]);
  });

  it("reports a web page when the path is wrong (beyond-355)", async () => {
    const outcomes = await getOutcomes({ script: "/?quire.classic.js", api: "/api/" });
    expect(outcomes).toEqual([
      expect.stringContaining("a web page, not with a script"),
      expect.stringContaining("a web page, not with data"),
    ]);
  });

  it("reports the status when the API has no such path (beyond-355)", async () => {
    const [, outcome] = await getOutcomes({ api: `${api.site}/api/nowhere/` });
    expect(outcome).toContain("the error 404");
  });

  it("reports the hash when it belongs to another file (beyond-355)", async () => {
    const [outcome] = await getOutcomes({ integrity: `sha384-${"A".repeat(64)}` });
    expect(outcome).toContain("does not match the setting Integrity");
  });
});

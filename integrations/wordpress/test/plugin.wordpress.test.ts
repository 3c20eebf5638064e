import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWordPress, type WordPress } from "./start-wordpress.js";

const KEY = "a key for the tests of grants, long enough";
const SECRET = "zanzibarquux";
const FREE = "The beginning is for everybody.";
const PLUGIN = fileURLToPath(new URL("../quire/", import.meta.url));

const SETTINGS = {
  script: "https://api.example.com/quire/1.2.0/quire.classic.js",
  integrity: "sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC",
  api: "https://api.example.com/api/",
  captcha_site_key: "site-key",
  captcha_provider: "turnstile",
  configuration: '{"messages":{"en":{"cart.added":"Added </script> & more."}}}',
  subscribe: "/subscriptions",
  grant_key: KEY,
};

let wordpress: WordPress;
beforeAll(async () => {
  wordpress = await startWordPress(() => SETTINGS);
});
afterAll(() => wordpress?.close());

const php = (code: string) => wordpress.php(code);
const get = (path: string, init?: RequestInit) => fetch(wordpress.origin + path, init);
const getText = async (path: string, init?: RequestInit) => (await get(path, init)).text();

/** Text of PHP in single quotes. */
const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** Writes a post, as an editor does, or as another user. @returns its id */
const write = async (content: string, { user = "editor", title = "A post", status = "publish" } = {}) =>
  Number(
    await php(
      `wp_set_current_user( get_user_by( 'login', ${quoted(user)} )->ID );
      return wp_insert_post( wp_slash( array( 'post_title' => ${quoted(title)}, 'post_status' => ${quoted(status)}, 'post_content' => ${quoted(content)} ) ), true );`,
    ),
  );

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const marker = (attributes = '{"for":"subscribers"}') => `<!-- wp:quire/paywall ${attributes} /-->`;
const PAID = [paragraph(FREE), marker(), paragraph(`The rest says ${SECRET}.`)].join("\n\n");
const CLASSIC = `${FREE}\n\n[quire_paywall for="registered" metered="1"]\n\nThe rest says ${SECRET}.\n\nIt has two paragraphs.`;

const getPath = async (id: number) =>
  String(await php(`return wp_make_link_relative( get_permalink( ${id} ) );`));
const getPaywall = (html: string) => /<quire-paywall[^>]*>/.exec(html)?.[0] ?? "";

describe("the plugin's files", () => {
  const files = readdirSync(PLUGIN, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".php"),
  );
  it.each(files)("parses %s (beyond-376)", async (file) => {
    const { stdout } = await promisify(execFile)("php", ["-l", PLUGIN + file]);
    expect(stdout).toContain("No syntax errors");
  });
});

describe("the loader's tag (beyond-376)", () => {
  it("is one deferred classic script with the settings, the hash and the configuration before it", async () => {
    const html = await getText("/");
    const [, block = "", tag = ""] =
      /<script type="application\/json" data-quire-config>\s*(.*?)\s*<\/script>\s*(<script[^>]*><\/script>)/s.exec(
        html,
      ) ?? [];
    expect(JSON.parse(block)).toEqual(JSON.parse(SETTINGS.configuration));
    expect(tag).toContain(` defer src="${SETTINGS.script}"`);
    expect(tag).toContain(`data-api="${SETTINGS.api}" data-locale="en-US"`);
    expect(tag).toContain('data-captcha-site-key="site-key" data-captcha-provider="turnstile"');
    expect(tag).toContain(`integrity="${SETTINGS.integrity}" crossorigin="anonymous"`);
    expect(html.match(/quire\.classic\.js/g)).toHaveLength(1);
    expect(html).not.toMatch(/type="module"[^>]*quire/);
  });

  it("has the nonce that the site gives its scripts", async () => {
    const html = await getText("/?nonce");
    expect(html).toMatch(/<script type="application\/json" data-quire-config nonce="quire-test">/);
    expect(html).toMatch(/<script id="quire-js"[^>]* nonce="quire-test"><\/script>/);
  });

  it("keeps the earlier value of a wrong setting, and says why", async () => {
    const wrong = {
      script: "javascript:alert(1)",
      integrity: "md5-1",
      api: "//evil",
      locale: "?",
      configuration: "[1]",
      captcha_provider: "x",
      grant_key: "short",
    };
    const result = await php(
      `set_current_screen( 'options-general' );
      $clean = Quire\\sanitize_settings( json_decode( ${quoted(JSON.stringify({ ...SETTINGS, ...wrong }))}, true ) );
      return array( $clean, array_column( get_settings_errors( 'quire_settings' ), 'code' ) );`,
    );
    expect(result).toEqual(
      [
        { ...SETTINGS, locale: "" },
        Object.keys(wrong)
          .map((name) => `quire-${name}`)
          .sort(),
      ].map((part, index) => (index === 1 ? expect.arrayContaining(part as string[]) : part)),
    );
  });

  it("shows the settings page without the stored key", async () => {
    const page = String(
      await php(
        `wp_set_current_user( 1 ); do_action( 'admin_init' ); ob_start(); Quire\\print_settings_page(); return ob_get_clean();`,
      ),
    );
    expect(page).toContain(`value="${SETTINGS.script}"`);
    expect(page).not.toContain(KEY);
  });
});

describe("blocks and shortcodes (beyond-377)", () => {
  it("writes a widget's tag with declared attributes and its fallback", async () => {
    const block =
      '<!-- wp:quire/mini-cart {"itemLimit":3,"heading":"A \\u0022cart\\u0022","evil":"x"} --><a href="/cart">Cart</a><!-- /wp:quire/mini-cart -->';
    const shortcode = '[quire_mini_cart item_limit="3" onclick="alert(1)"]Cart[/quire_mini_cart]';
    const html = await getText(await getPath(await write(`${block}\n\n${shortcode}`)));
    expect(html).toContain(
      '<quire-mini-cart heading="A &quot;cart&quot;" item-limit="3"><a href="/cart">Cart</a></quire-mini-cart>',
    );
    expect(html).toContain('<quire-mini-cart item-limit="3">Cart</quire-mini-cart>');
    expect(html).not.toContain("alert(1)");
  });

  it("writes triggers for sign-in, following and saving", async () => {
    const html = await getText(
      await getPath(
        await write(
          '<!-- wp:quire/button /-->[quire_button action="follow" name="Strategy"][quire_button action="save" label="Keep"]',
          { title: "Kept" },
        ),
      ),
    );
    expect(html).toContain(
      'href="https://api.example.com/sign-in" data-quire-open="auth-modal" data-mode="sign-in">Sign in</a>',
    );
    expect(html).toContain(
      'type="button" data-quire-do="follow" data-type="topic" data-name="Strategy">Follow Strategy</button>',
    );
    expect(html).toMatch(
      /data-quire-do="save" data-item-id="\d+" data-item-title="Kept" data-item-url="http[^"]+">Keep</,
    );
  });

  it("links to the given page, or to this site's own when the API has a path", async () => {
    const link = (code: string) => php(`return do_shortcode( ${quoted(code)} );`);
    expect(await link('[quire_button action="register"]')).toContain(
      'href="https://api.example.com/register"',
    );
    expect(await link('[quire_button href="/account/"]')).toContain('href="/account/"');
    expect(
      await php(
        `add_filter( 'option_quire_settings', static fn ( $values ) => array( 'api' => '/api/' ) + $values );
        return do_shortcode( '[quire_button]' );`,
      ),
    ).toContain('href="/sign-in"');
  });

  it("labels a button with the name that it follows, if it has one", async () => {
    const button = (attributes: string) =>
      php(`return do_shortcode( ${quoted(`[quire_button ${attributes}]`)} );`);
    expect(await button('action="follow" name="R & D"')).toContain(">Follow R &amp; D</button>");
    expect(await button('action="follow"')).toContain(">Follow</button>");
    expect(await button('action="follow" name="Strategy" label="Track"')).toContain(">Track</button>");
  });

  it("puts a shortcode into a block when it has a line of its own", async () => {
    const content = (text: string) => php(`return apply_filters( 'the_content', ${quoted(text)} );`);
    const block = /^<div class="quire-widget"><button [^>]*>Print<\/button><\/div>$/;
    const print = '[quire_button action="print"]';
    const alone = [
      print,
      `${print}\r\n`,
      `<!-- wp:shortcode -->\n${print}\n<!-- /wp:shortcode -->`,
      `<!-- wp:paragraph -->\n<p>${print}</p>\n<!-- /wp:paragraph -->`,
      '<!-- wp:quire/button {"action":"print"} /-->',
    ];
    for (const text of alone) expect(String(await content(text)).trim(), text).toMatch(block);
    expect(await content(`Before.\n\n${print}\n\nAfter.`)).toMatch(
      /^<p>Before.<\/p>\s*<div class="quire-widget"><button .*<\/div>\s*<p>After.<\/p>\s*$/,
    );
    expect(await content("[quire_mini_cart]Cart[/quire_mini_cart]")).toContain(
      '<div class="quire-widget"><quire-mini-cart>Cart</quire-mini-cart></div>',
    );
    const others = [
      `Or ${print} it.`,
      `<pre>\n${print}\n</pre>`,
      `[${print}]`,
      `[quire_search]\n${print}\n[/quire_search]`,
      `[quire_search]\n${print}[/quire_search] it.`,
      "[quire_header]",
    ];
    for (const text of others) expect(await content(text), text).not.toContain("quire-widget");
  });

  it("registers every block of its list with a shortcode", async () => {
    const missing = await php(
      `return array_values( array_filter( array_keys( Quire\\get_block_titles() ), static fn ( $name ) =>
        ! WP_Block_Type_Registry::get_instance()->is_registered( "quire/$name" ) || ! shortcode_exists( 'quire_' . str_replace( '-', '_', $name ) ) ) );`,
    );
    expect(missing).toEqual([]);
  });

  it("keeps the tags and triggers of authors, without code in them", async () => {
    const markup =
      '<quire-search heading="Find" results-href="/find"><a href="/find">Find</a></quire-search>' +
      '<div data-quire="mini-cart" data-item-limit="2">Cart</div>' +
      '<button data-quire-do="follow" data-type="topic" data-name="Strategy">Follow</button>';
    const unsafe =
      '<quire-search results-href="javascript:alert(1)" onclick="alert(2)"></quire-search><script>alert(3)</script>';
    const id = await write(markup + unsafe, { user: "author" });
    const stored = String(await php(`return get_post( ${id} )->post_content;`));
    expect(stored).toContain(markup);
    expect(stored).not.toMatch(/javascript|onclick|<script/);
  });
});

/** Places that show the free part of a post, in every theme. */
const SHOWN = ["page", "the posts' feed", "the Atom feed", "the RDF feed", "REST", "the embed's page"];

/** Every public address that could show a post's text. */
const PLACES = (id: number, path: string, address: string) => ({
  page: path,
  home: "/",
  "the posts' feed": "/feed/",
  "the Atom feed": "/feed/atom/",
  "the RDF feed": "/feed/rdf/",
  "the post's comment feed": `${path}feed/`,
  "the feed without excerpts": "/?feed=rss2&withoutcomments=1",
  "the author's feed": "/author/editor/feed/",
  REST: `/wp-json/wp/v2/posts/${id}`,
  "the REST list": `/wp-json/wp/v2/posts?search=beginning`,
  "REST with embeds": `/wp-json/wp/v2/posts?_embed=1`,
  "REST for editing": `/wp-json/wp/v2/posts/${id}?context=edit`,
  "REST's revisions": `/wp-json/wp/v2/posts/${id}/revisions`,
  "REST's block renderer": `/wp-json/wp/v2/block-renderer/quire/paywall?context=edit&post_id=${id}`,
  "the rest's own route": `/wp-json/quire/v1/rest/${id}`,
  "the rest's route by a parameter": `/wp-json/quire/v1/rest/${id}?_method=POST&grant=x`,
  "oEmbed in JSON": `/wp-json/oembed/1.0/embed?url=${encodeURIComponent(address)}`,
  "oEmbed in XML": `/wp-json/oembed/1.0/embed?format=xml&url=${encodeURIComponent(address)}`,
  "the embed's page": `${path}embed/`,
  "the sitemap's index": "/wp-sitemap.xml",
  "the sitemap of posts": "/wp-sitemap-posts-post-1.xml",
  archive: `/${new Date().getUTCFullYear()}/`,
  "the second page": `${path}2/`,
  "a preview": `/?p=${id}&preview=true`,
  "the list of latest posts": "/latest/",
});

describe("text behind a paywall (beyond-378)", () => {
  let posts: readonly (readonly [name: string, id: number, path: string])[];
  beforeAll(async () => {
    const ids = {
      "with blocks": await write(PAID, { title: "Blocks" }),
      "of the classic editor": await write(CLASSIC, { title: "Classic" }),
      "with the marker in a group": await write(
        `<!-- wp:group --><div class="wp-block-group">${PAID}</div><!-- /wp:group -->\n\n<!-- wp:shortcode -->[quire_mini_cart]<!-- /wp:shortcode -->`,
        { title: "Group" },
      ),
      "with several pages": await write(`${FREE}\n<!--nextpage-->\n${PAID}\n<!--nextpage-->\n${SECRET}`, {
        title: "Pages",
      }),
    };
    const latest =
      '<!-- wp:latest-posts {"postsToShow":9,"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->';
    await php(
      `return wp_insert_post( array( 'post_type' => 'page', 'post_name' => 'latest', 'post_title' => 'Latest', 'post_status' => 'publish', 'post_content' => ${quoted(latest)} ) );`,
    );
    posts = await Promise.all(
      Object.entries(ids).map(async ([name, id]) => [name, id, await getPath(id)] as const),
    );
    await wordpress.clearCache();
  });

  it.each(["twentytwentyone", "twentytwentythree"])(
    "never leaves the server for a guest, in %s",
    async (theme) => {
      await php(`switch_theme( ${quoted(theme)} );`);
      await wordpress.clearCache();
      const shown = new Set<string>();
      for (const [name, id, path] of posts) {
        for (const [place, address] of Object.entries(PLACES(id, path, wordpress.origin + path))) {
          const text = await getText(address);
          if (text.includes(FREE)) shown.add(place);
          expect(text.toLowerCase().includes(SECRET), `${place} of the post ${name}`).toBe(false);
        }
      }
      // These places show the beginning, so they would show the rest.
      expect([...shown]).toEqual(expect.arrayContaining(SHOWN));
    },
  );

  it("is found by no search", async () => {
    expect(await getText(`/?s=${SECRET}`)).not.toContain("quire-continue");
    for (const path of ["posts?search=", "search?search="])
      expect(await (await get(`/wp-json/wp/v2/${path}${SECRET}`)).json()).toEqual([]);
    expect(JSON.stringify(await (await get(`/wp-json/wp/v2/posts?search=beginning`)).json())).toContain(
      "Blocks",
    );
  });

  it("shows a link in lists and feeds, and the paywall on the post's own page", async () => {
    const [[, id, path] = ["", 0, ""]] = posts;
    expect(await getText("/feed/")).toContain("Continue reading");
    const page = await getText(path);
    expect(page).toContain(`<div id="quire-rest-${id}" class="quire-rest" hidden></div>`);
    expect(getPaywall(page)).toContain(
      `for="subscribers" goal="reading" loading="idle" fade content="#quire-rest-${id}" rest-url="/wp-json/quire/v1/rest/${id}"`,
    );
    expect(page).toContain('"isAccessibleForFree":false');
  });

  it("stays out of post_content, so nothing is published when the plugin is off", async () => {
    await php(`deactivate_plugins( 'quire/quire.php' );`);
    await wordpress.clearCache();
    for (const [name, id, path] of posts)
      for (const address of [path, `/wp-json/wp/v2/posts/${id}`, "/feed/", "/latest/"])
        expect((await getText(address)).includes(SECRET), `${address} of the post ${name}`).toBe(false);
    await php(`activate_plugin( 'quire/quire.php' );`);
  });

  it("moves out of posts that were written while the plugin was off", async () => {
    await php(`deactivate_plugins( 'quire/quire.php' );`);
    const id = await write(PAID, { title: "Written before" });
    expect(await php(`return get_post( ${id} )->post_content;`)).toContain(SECRET);
    await php(`activate_plugin( 'quire/quire.php' );`);
    await wordpress.clearCache();
    expect(await php(`return get_post( ${id} )->post_content;`)).not.toContain(SECRET);
    expect(await getText(await getPath(id))).not.toContain(SECRET);
  });
});

describe("an editor (beyond-380)", () => {
  const asEditor = (code: string) => php(`wp_set_current_user( 1 ); ${code}`);
  const getRaw = (id: number) =>
    asEditor(
      `$request = new WP_REST_Request( 'GET', '/wp/v2/posts/${id}' ); $request->set_param( 'context', 'edit' );
      return rest_do_request( $request )->get_data()['content']['raw'];`,
    );
  const save = (id: number, content: string) =>
    asEditor(
      `$request = new WP_REST_Request( 'POST', '/wp/v2/posts/${id}' ); $request->set_param( 'content', ${quoted(content)} );
      return rest_do_request( $request )->get_data()['content']['raw'];`,
    );

  it("sees the whole text in both editors, as it was written", async () => {
    const id = await write(PAID);
    expect(await getRaw(id)).toBe(PAID);
    const classic = await write(CLASSIC);
    expect(
      await asEditor(
        `return get_post_to_edit_content( ${classic} );`
          .replace("get_post_to_edit_content( ", "get_post( ")
          .replace(" );", ", OBJECT, 'edit' )->post_content;"),
      ),
    ).toContain(SECRET);
    expect(await getRaw(classic)).toBe(CLASSIC);
  });

  it("changes, removes and restores the rest", async () => {
    const id = await write(PAID);
    const changed = PAID.replace(SECRET, "changed");
    expect(await save(id, changed)).toBe(changed);
    // Quick edits and other plugins save a post without its text.
    await asEditor(`wp_update_post( array( 'ID' => ${id}, 'post_title' => 'Another title' ) );`);
    expect(await getRaw(id)).toBe(changed);
    const short = paragraph(FREE);
    expect(await save(id, short)).toBe(short);
    expect(await php(`return get_post( ${id} )->post_content_filtered;`)).toBe("");
    await asEditor(
      `foreach ( wp_get_post_revisions( ${id} ) as $revision ) { if ( false !== strpos( $revision->post_content_filtered, 'changed' ) ) { wp_restore_post_revision( $revision->ID ); return; } }`,
    );
    expect(await getRaw(id)).toBe(changed);
    expect(await save(id, [paragraph(FREE), marker()].join("\n\n"))).not.toContain("changed");
  });

  it("exports and previews the whole text", async () => {
    const id = await write(PAID, { status: "draft" });
    expect(
      await asEditor(
        `$GLOBALS['post'] = get_post( ${id} ); return apply_filters( 'the_content_export', $GLOBALS['post']->post_content );`,
      ),
    ).toBe(PAID);
    expect(
      await asEditor(
        `$GLOBALS['post'] = get_post( ${id} ); return Quire\\render_preview( $GLOBALS['post'] );`,
      ),
    ).toContain(SECRET);
  });
});

interface Claims {
  readonly aud: string;
  readonly sub: string;
  readonly for: string;
  readonly tiers: string;
  readonly metered: boolean;
  readonly iat: number;
  readonly exp: number;
}

describe("the route of the rest (beyond-379)", () => {
  let id: number;
  beforeAll(async () => {
    id = await write(
      [
        paragraph(FREE),
        marker('{"for":"subscribers","tiers":"Best"}'),
        paragraph(`It says ${SECRET} &amp; "more".`),
      ].join("\n\n"),
    );
  });

  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  function sign(change: Partial<Claims> = {}, { key = KEY, alg = "HS256" } = {}): string {
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      aud: wordpress.origin,
      sub: `/wp-json/quire/v1/rest/${id}`,
      for: "subscribers",
      tiers: "Best",
      metered: false,
      iat,
      exp: iat + 60,
      ...change,
    };
    const signed = `${encode({ alg, typ: "JWT" })}.${encode(claims)}`;
    return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
  }
  const ask = (grant: string, post = id) =>
    get(`/wp-json/quire/v1/rest/${post}`, { method: "POST", body: new URLSearchParams({ grant }) });

  it("answers a grant with the rest as a document, which no cache keeps", async () => {
    const answer = await ask(sign());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(answer.headers.get("cache-control")).toBe("no-store, private");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    expect(await answer.text()).toMatch(
      new RegExp(
        `<body>\\s*<p>It says ${SECRET} &#038; &#8220;more&#8221;.</p>|<body>\\s*<p>It says ${SECRET} &amp;`,
      ),
    );
    const again = await ask("wrong");
    expect([again.status, again.headers.get("x-cache")]).toEqual([401, "MISS"]);
    expect(await again.text()).not.toContain(SECRET);
  });

  it("refuses every grant that is forged, too old, too long, or for something else", async () => {
    const now = Math.floor(Date.now() / 1000);
    const other = await write(PAID);
    const refused: Record<string, [number, string]> = {
      "no token": [401, "x"],
      "another key": [401, sign({}, { key: "another key of more than 32 letters" })],
      "another algorithm": [401, sign({}, { alg: "none" })],
      "no signature": [401, sign().replace(/\.[^.]*$/, ".")],
      "too old": [401, sign({ iat: now - 120, exp: now - 60 })],
      "too long": [401, sign({ exp: now + 3600 })],
      "from the future": [401, sign({ iat: now + 600, exp: now + 660 })],
      "another site": [403, sign({ aud: "https://evil.test" })],
      "another article": [403, sign({ sub: `/wp-json/quire/v1/rest/${other}` })],
      "another rule": [403, sign({ for: "registered" })],
      "another tier": [403, sign({ tiers: "" })],
      metered: [403, sign({ metered: true })],
    };
    for (const [name, [status, grant]] of Object.entries(refused)) {
      const answer = await ask(grant);
      expect([name, answer.status, answer.headers.get("cache-control")]).toEqual([
        name,
        status,
        "no-store, private",
      ]);
      expect(await answer.text()).not.toContain(SECRET);
    }
    expect((await ask(sign())).status).toBe(200);
  });

  it("has nothing of drafts, of posts with a password, and of posts without a paywall", async () => {
    for (const change of [
      "'post_status' => 'draft'",
      "'post_status' => 'private'",
      "'post_password' => 'p'",
    ]) {
      const post = await write(PAID);
      await php(`wp_set_current_user( 1 ); return wp_update_post( array( 'ID' => ${post}, ${change} ) );`);
      const sub = `/wp-json/quire/v1/rest/${post}`;
      expect((await ask(sign({ sub, tiers: "" }), post)).status).toBe(404);
    }
    expect((await ask(sign(), await write(paragraph(FREE)))).status).toBe(404);
  });

  it("renders blocks, shortcodes and embeds of the rest, also after a marker in a group", async () => {
    const rest = `${paragraph("Inside.")}</div><!-- /wp:group -->\n\n<!-- wp:quire/search {"heading":"Find"} /-->\n\n<!--nextpage-->${paragraph(SECRET)}`;
    const post = await write(
      `<!-- wp:group --><div class="wp-block-group">${paragraph(FREE)}${marker()}${rest}\n[quire_mini_cart]`,
    );
    const text = await (await ask(sign({ sub: `/wp-json/quire/v1/rest/${post}`, tiers: "" }), post)).text();
    expect(text).toContain('<quire-search heading="Find"></quire-search>');
    expect(text).toContain(SECRET);
    expect(text).toContain('<div class="quire-widget"><quire-mini-cart></quire-mini-cart></div>');
    expect(text).not.toContain("wp:");
  });
});

describe("a page cache in front (beyond-379)", () => {
  it("keeps one page for everybody, and never the rest", async () => {
    const id = await write(PAID);
    const path = await getPath(id);
    const first = await get(path);
    const html = await first.text();
    expect(first.headers.get("x-cache")).toBe("MISS");
    const other = { headers: { Cookie: "quire_session=x; quire_free=y" } };
    // The cache stores a page shortly after it has sent it.
    await expect.poll(async () => (await get(path, other)).headers.get("x-cache")).toBe("HIT");
    expect(await getText(path, other)).toBe(html);
    expect(html).not.toContain(SECRET);
    // WordPress's own nonces expire in cached pages. The paywall has none.
    expect(getPaywall(html)).not.toMatch(/nonce/);
  });
});

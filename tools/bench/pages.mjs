const TOPICS = [
  "Strategy",
  "Negotiation",
  "Economics",
  "Innovation",
  "Marketing",
  "Leading Teams",
  "Finance",
];
const topic = (index) => TOPICS[index % TOPICS.length];
const times = (count, markup) => Array.from({ length: count }, (_, index) => markup(index)).join("\n");

const TEXT = times(
  12,
  (index) =>
    `<p>${topic(index)} is what a company does when nobody is looking, and what it wishes it had done when everybody is. Most plans survive their first meeting; few survive their first quarter, and those that do are seldom the ones that were written down.</p>`,
);

const HEADER = `
  <a slot="logo" href="/">The Review</a>
  <form slot="search" action="/search"><input id="term" type="search" name="q" aria-label="Search"></form>
  <div slot="account"><a href="/sign-in">Sign in</a></div>
  <nav slot="navigation" id="sections" popover aria-label="Sections">
    <ul>${times(6, (index) => `<li><a href="/topic/${index}">${topic(index)}</a></li>`)}</ul>
  </nav>`;

const PRODUCT = `<p><label>Format <select name="productId"><option value="10011-EN-HBK">Hardcover, English: $32.00</option></select></label></p>`;

/** Returns the hand-written script that a page needs. */
function scriptFor(html) {
  if (html.includes("data-product")) return "shop";
  if (html.includes("data-autocomplete")) return "algolia";
  return /id="term"|data-library/.test(html) ? "reading" : "vanilla";
}

/** Recognizes a partner's page, which has a film and nothing else of the site. */
const isPartners = (html) => html.includes("data-partner");

const LITE = '<link rel="stylesheet" href="/lite.css"><script type="module" src="/lite.js"></script>';

/** Head of a page of the example site. */
const own = {
  quire: (html, hints) => `
      ${html.includes("quire-header") ? '<link rel="stylesheet" href="/quire/styles/header.css">' : ""}
      <script type="application/json" data-quire-config>{ "api": "/api/" }</script>
      <script type="module" src="/quire/quire.js"></script>
      ${hints(html)
        .map(
          ({ href, integrity, fetchPriority }) =>
            `<link rel="modulepreload" href="${href}" integrity="${integrity}" fetchpriority="${fetchPriority}">`,
        )
        .join("\n")}`,
  vanilla: (html) => `
      <link rel="stylesheet" href="/baseline.css">
      ${html.includes("lite-youtube") ? LITE : ""}
      <script type="module" src="/${scriptFor(html)}.js"></script>`,
};

/**
 * The markup of each contender for the parts of a page: the head, a sign-in link, a follow button, a cart,
 * and a dialog that opens on load. Also a header, a field with suggestions, a user's library with ten entries
 * a page, and a product's form.
 */
const contenders = {
  quire: {
    head: (html, hints) =>
      isPartners(html) ? '<script type="module" src="/quire/partner.js"></script>' : own.quire(html, hints),
    signIn: `<a id="sign-in" href="/sign-in" data-quire-open="auth-modal" data-mode="sign-in">Sign in</a>`,
    follow: (name) =>
      `<button type="button" data-quire-do="follow" data-type="topic" data-name="${name}">Follow ${name}</button>`,
    cart: `<quire-mini-cart><a href="/shopping-cart">Cart</a></quire-mini-cart>`,
    mountedCart: `<quire-mini-cart loading="eager"><a href="/shopping-cart">Cart</a></quire-mini-cart>`,
    openDialog: `<quire-auth-modal open loading="eager"></quire-auth-modal>`,
    header: `<quire-header role="banner">${HEADER}</quire-header>`,
    search: `<quire-search><form action="/search"><input id="term" type="search" name="q" aria-label="Search"></form></quire-search>`,
    library: `<quire-stream-list stream="saves" page-size="10" unlimited></quire-stream-list>`,
    film: `<quire-video-embed id="film" src="/player.html" heading="A film" poster="/poster.svg"></quire-video-embed>`,
    product: `<form action="/shopping-cart" method="post"><quire-product-options product-id="10011">${PRODUCT}</quire-product-options><button id="buy" data-quire-do="add-to-cart">Add to cart</button></form><quire-cart-confirmation></quire-cart-confirmation>`,
  },
  vanilla: {
    head: (html) => (isPartners(html) ? LITE : own.vanilla(html)),
    signIn: `<a id="sign-in" href="/sign-in" data-sign-in>Sign in</a>`,
    follow: (name) => `<button type="button" data-follow="${name}">Follow ${name}</button>`,
    cart: `<div data-cart><a href="/shopping-cart">Cart</a></div>`,
    openDialog: `<template data-open-sign-in></template>`,
    header: `<header data-header role="banner">${HEADER}</header>`,
    search: `<form action="/search"><input id="term" type="search" name="q" aria-label="Search"></form>`,
    // The baseline for this page is not hand-written, but the popular library of Algolia.
    autocomplete: "<div data-autocomplete></div>",
    library: `<div data-library></div>`,
    // The baseline for films is not hand-written, but the popular lite-youtube element.
    film: `<lite-youtube id="film" videoid="film" playlabel="Play A film" style="background-image:url(/poster.svg)"></lite-youtube>`,
    product: `<form data-product="10011" action="/shopping-cart" method="post"><fieldset>${PRODUCT}</fieldset><button id="buy">Add to cart</button></form>`,
  },
  r2wc: {
    head: () => `
      <link rel="stylesheet" href="/baseline.css">
      <script type="module" src="/r2wc.js"></script>`,
    signIn: `<bare-sign-in id="sign-in"><a href="/sign-in">Sign in</a></bare-sign-in>`,
    follow: (name) => `<bare-follow name="${name}"></bare-follow>`,
    cart: `<bare-cart></bare-cart>`,
    openDialog: `<bare-sign-in opened="true"></bare-sign-in>`,
  },
};

/**
 * Quire with React and in the light flavour, and the two baselines. The light flavour has the same pages as Quire, on a
 * host of its own.
 */
export const CONTENDERS = ["quire", "light", "vanilla", "r2wc"];

/** Returns the folder of a contender's pages. */
export const getFolder = (name) => (name === "light" ? "quire" : name);

const READING = ({ signIn, follow, cart }) => signIn + follow("Strategy") + cart;

/** The kinds of pages with their content between head and text. */
const KINDS = {
  blank: () => "",
  reading: READING,
  unhinted: READING,
  dialog: ({ signIn, openDialog }) => signIn + openDialog,
  follows: ({ follow }) => times(1000, (index) => follow(topic(index))),
  carts: ({ cart }) => times(100, () => cart),
  mounted: ({ mountedCart, cart }) => times(100, () => mountedCart ?? cart),
  header: ({ header = "" }) => header,
  search: ({ search = "" }) => search,
  autocomplete: ({ search = "", autocomplete = search }) => autocomplete,
  library: ({ library = "" }) => library,
  film: ({ cart, film = "" }) => cart + film,
  partner: ({ film = "" }) => `<div data-partner>${film}</div>`,
  product: ({ product = "" }) => product,
};

/**
 * Every contender's page has the same two typefaces, which are Quire's defaults, as on a site that styles
 * Quire. Lines are tall, so that a cart's button that replaces a link does not shift the next link to click.
 */
const STYLE = `<style>
  body { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif }
  h1, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 400 }
  header { line-height: 60px }
</style>`;

const NO_HINTS = () => [];

function getPage(contender, kind, hints) {
  const body = KINDS[kind](contender);
  const head = kind === "blank" ? "" : contender.head(body, kind === "unhinted" ? NO_HINTS : hints);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${STYLE}${head}</head>
    <body><header>${body}</header><main><h1>What Is Strategy?</h1>${TEXT}</main></body></html>`;
}

/** Returns every page by its path, such as `/quire/reading.html`. `hints` returns the preloads of a Quire page. */
export function pages(hints) {
  const made = Object.keys(contenders).flatMap((name) =>
    Object.keys(KINDS).map((kind) => [`/${name}/${kind}.html`, getPage(contenders[name], kind, hints)]),
  );
  return new Map(made);
}

/** The markup of `count` follow buttons, for pages that insert them later. */
export const followMarkup = (name, count) => times(count, (index) => contenders[name].follow(topic(index)));

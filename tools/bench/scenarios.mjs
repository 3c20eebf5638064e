import { CONTENDERS, followMarkup } from "./pages.mjs";
import { siteScenarios } from "./site-scenarios.mjs";
import { median } from "./table.mjs";

const THOUSAND = 1000;
const HUNDRED = 100;

/** A page with a sign-in link, a follow button and a cart. The link is clicked after everything has loaded. */
async function reading({ page, arrivals, settle, hover, clickUntil }) {
  const [badge, follow] = await arrivals(["badges"], ["painted"]);
  await settle();
  const untilIntent = await page.evaluate(async () => ({
    blocked: window.bench.blocked(),
    blockedByScripts: window.bench.blockedByScripts(),
    reactRequests: await window.bench.reactRequests(),
    reacts: window.bench.reacts(),
  }));
  await hover();
  await settle();
  const [dialog, field] = await clickUntil(["dialog"], ["field"]);
  return {
    badgeTime: badge.time,
    badgeBytes: badge.bytes,
    followTime: follow.time,
    followBytes: follow.bytes,
    ...untilIntent,
    warmDialog: dialog.time,
    warmField: field.time,
  };
}

/** The link is clicked as soon as the page has loaded. The dialog's code may not have arrived yet. */
async function coldClick({ page, clickUntil }) {
  await page.waitForLoadState("load");
  const [dialog, heading, field] = await clickUntil(["dialog"], ["heading"], ["field"]);
  return {
    coldDialog: dialog.time,
    coldHeading: heading.time,
    headingBytes: heading.bytes,
    coldField: field.time,
    fieldBytes: field.bytes,
  };
}

/** The same without preloads: the page has only the loader's tag. */
async function coldClickWithoutHints({ page, clickUntil }) {
  await page.waitForLoadState("load");
  const [field] = await clickUntil(["field"]);
  return { unhintedField: field.time };
}

/**
 * The link is clicked without hovering, once nothing more arrives. React has not run yet. Then the page with its open
 * dialog is counted.
 */
async function clickBeforeReact({ page, settle, clickUntil, footprint }, _, blank) {
  await settle();
  if ((await page.evaluate(() => window.bench.reacts())) > 0) throw new Error("React has run already.");
  const [dialog, field] = await clickUntil(["dialog"], ["field"]);
  await settle();
  const { listeners, heap } = await footprint();
  return {
    quietDialog: dialog.time,
    quietField: field.time,
    openListeners: listeners - blank.listeners,
    openHeap: heap - blank.heap,
  };
}

/** The pointer rests on the link for 300 ms before the click. */
async function hoveredClick({ page, hover, clickUntil }) {
  await page.waitForLoadState("load");
  await hover();
  await page.waitForTimeout(300);
  const [dialog, field] = await clickUntil(["dialog"], ["field"]);
  return { hoveredDialog: dialog.time, hoveredField: field.time };
}

/** The dialog is open from the start. */
async function openDialog({ arrivals }) {
  const [form] = await arrivals(["form"]);
  return { formTime: form.time };
}

/** The page has a thousand follow buttons, and a script inserts a thousand more later. */
async function follows({ page, arrivals, settle, footprint, work }, name, blank) {
  const [painted] = await arrivals(["painted", THOUSAND]);
  await settle();
  const { listeners, heap } = await footprint();
  const before = await work();
  await page.evaluate(insert, followMarkup(name, THOUSAND));
  await arrivals(["painted", 2 * THOUSAND]);
  return {
    followsTime: painted.time,
    followsInserted: (await work()) - before,
    followsListeners: listeners - blank.listeners,
    followsHeap: heap - blank.heap,
  };
}

function insert(markup) {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = markup;
  window.paintFollows?.(place);
}

/** The page has a hundred carts whose panels have no code yet. */
async function carts({ arrivals, settle, footprint, work }, _, blank) {
  const [shown] = await arrivals(["badges", HUNDRED]);
  const busy = await work();
  await settle();
  const { listeners, heap } = await footprint();
  return {
    cartsTime: shown.time,
    cartsWork: busy,
    cartsListeners: listeners - blank.listeners,
    cartsHeap: heap - blank.heap,
  };
}

/** The page has a hundred carts, each with its React view. The baselines' carts are measured by `carts`. */
async function mounted({ arrivals, settle, footprint }, _, blank) {
  const [ready] = await arrivals(["mounted", HUNDRED]);
  await settle();
  const { listeners, heap } = await footprint();
  return {
    mountedTime: ready.time,
    mountedListeners: listeners - blank.listeners,
    mountedHeap: heap - blank.heap,
  };
}

/** A server-rendered header, and its effect on the page when its script runs. */
async function header({ page, arrivals, settle }) {
  const [visible, alive] = await arrivals(["header"], ["aliveHeader"]);
  await settle();
  return {
    headerTime: visible.time,
    headerAlive: alive.time,
    headerShift: await page.evaluate(() => window.bench.shift()),
  };
}

/** Two characters request nothing; the third one brings suggestions. */
async function typeThree({ page, settle, keyUntil }) {
  await settle();
  await page.locator("#term, .aa-Input").focus();
  await page.keyboard.type("ne");
  await settle();
  const [shown] = await keyUntil("g", ["suggestions"]);
  return shown;
}

const suggestions = async (it) => ({ suggestionsTime: (await typeThree(it)).time });

/** The same beside Algolia's autocomplete, with all scripts and styles of the page. */
async function autocomplete(it) {
  const { time, bytes } = await typeThree(it);
  return { autocompleteTime: time, autocompleteBytes: bytes };
}

const PAGE = 10;
const PAGES = 100;

/**
 * A library of a thousand items, loaded ten by ten: work of the main thread for the first pages and for the last ones.
 */
async function library({ page, arrivals, settle, fastLine, work }) {
  const [first] = await arrivals(["entries", PAGE]);
  await settle();
  await fastLine();
  const cost = [];
  const shown = () => page.evaluate(() => window.bench.entries());
  for (let count = Math.floor((await shown()) / PAGE); count < PAGES; count++) {
    const before = await work();
    await page.evaluate(() => window.bench.toLastEntry());
    await arrivals(["entries", (count + 1) * PAGE]);
    cost.push((await work()) - before);
  }
  const [top, end] = [median(cost.slice(0, PAGE)), median(cost.slice(-PAGE))];
  return { entriesTime: first.time, pageAtTop: top, pageAtEnd: end, pageGrowth: end / top };
}

/** A film of another site behind a cover, on a page with a cart, clicked once the page is idle. */
async function film({ page, arrivals, settle, clickUntil }) {
  const [cover] = await arrivals(["cover"]);
  await settle();
  // The bytes that the film adds to a page with Quire and a cart.
  const coverBytes = await page.evaluate(() => window.bench.getBytes("/(video-|lite)[^/]*$"));
  const [frame, framed] = await clickUntil(["frame"], ["framed"]);
  return { coverTime: cover.time, coverBytes, frameTime: frame.time, framedTime: framed.time };
}

/** The same on a partner's page with nothing else of the site: all bytes that its users download. */
async function partnersFilm({ page, arrivals, settle, clickUntil }) {
  const [cover] = await arrivals(["cover"]);
  await settle();
  const partnerBytes = await page.evaluate(() => window.bench.getBytes("/(partner|lite)[^/]*$"));
  const [frame, framed] = await clickUntil(["frame"], ["framed"]);
  return { partnerBytes, partnerCover: cover.time, partnerFrame: frame.time, partnerFramed: framed.time };
}

/** A product page whose button is clicked once everything has loaded. */
async function product({ arrivals, settle, clickUntil }) {
  const [options] = await arrivals(["options"]);
  await settle();
  const [confirmed] = await clickUntil(["confirmed"]);
  return { optionsTime: options.time, optionsBytes: options.bytes, confirmedWarm: confirmed.time };
}

/** The same, but the button is clicked as soon as the options can be chosen. */
async function productAtOnce({ arrivals, clickUntil }) {
  await arrivals(["options"]);
  const [confirmed] = await clickUntil(["confirmed"]);
  return { confirmedCold: confirmed.time };
}

const BASELINES = ["quire", "vanilla", "r2wc"];
const SMALL = ["quire", "vanilla"];
const LIGHT = ["quire", "light", "vanilla"];
const COLLECTOR = { username: "collector@quire.test", password: "Reader#2026" };

/**
 * The scenarios: page and method. Each returns numbers by name. `by` lists the contenders. `path` is a page of the
 * example site in place of a bench page. `reader` is the account that visits the page. If omitted, a guest visits.
 */
export const scenarios = [
  { kind: "reading", measure: reading, by: CONTENDERS },
  { kind: "reading", measure: coldClick, by: CONTENDERS },
  { kind: "unhinted", measure: coldClickWithoutHints, by: SMALL },
  { kind: "reading", measure: clickBeforeReact, by: LIGHT },
  { kind: "reading", measure: hoveredClick, by: CONTENDERS },
  { kind: "dialog", measure: openDialog, by: BASELINES },
  { kind: "follows", measure: follows, by: BASELINES },
  { kind: "carts", measure: carts, by: BASELINES },
  { kind: "mounted", measure: mounted, by: ["quire"] },
  { kind: "header", measure: header, by: SMALL },
  { kind: "search", measure: suggestions, by: SMALL },
  { kind: "autocomplete", measure: autocomplete, by: LIGHT },
  { kind: "film", measure: film, by: SMALL },
  { kind: "partner", measure: partnersFilm, by: SMALL },
  { kind: "product", measure: product, by: LIGHT },
  { kind: "product", measure: productAtOnce, by: LIGHT },
  { kind: "library", measure: library, by: SMALL, reader: COLLECTOR },
  ...siteScenarios,
];

import { followMarkup } from "./pages.mjs";

const THOUSAND = 1000;
const HUNDRED = 100;

/** A page with a sign-in link, a follow button and a cart, read, then its link pressed when all is there. */
async function reading({ page, arrival, settle, hover, clickUntil }) {
  const badge = await arrival("badges");
  const painted = await arrival("painted");
  await settle();
  const before = await page.evaluate(async () => ({
    blocked: window.bench.blocked(),
    reactRequests: await window.bench.reactRequests(),
    reacts: window.bench.reacts(),
  }));
  await hover();
  await settle();
  const [dialog, field] = await clickUntil("dialog", "field");
  return {
    badgeTime: badge.time,
    badgeBytes: badge.bytes,
    followTime: painted.time,
    followBytes: painted.bytes,
    ...before,
    warmDialog: dialog,
    warmField: field,
  };
}

/** The link is pressed as soon as the page has loaded: the dialog's code may not be there. */
async function coldClick({ page, clickUntil }) {
  await page.waitForLoadState("load");
  const [dialog, field] = await clickUntil("dialog", "field");
  return { coldDialog: dialog, coldField: field };
}

/** The pointer rests on the link for 300 ms before it is pressed. */
async function hoveredClick({ page, hover, clickUntil }) {
  await page.waitForLoadState("load");
  await hover();
  await page.waitForTimeout(300);
  const [dialog, field] = await clickUntil("dialog", "field");
  return { hoveredDialog: dialog, hoveredField: field };
}

/** The dialog is open from the start. */
async function openDialog({ arrival }) {
  const frame = await arrival("dialog");
  const form = await arrival("form");
  return { frameTime: frame.time, frameBytes: frame.bytes, formTime: form.time, formBytes: form.bytes };
}

/** A thousand follow buttons in the page, and a thousand more that a script inserts later. */
async function follows({ page, when, arrival, settle, footprint, work }, name, blank) {
  const painted = await arrival("painted", THOUSAND);
  await settle();
  const { listeners, heap } = await footprint();
  const before = await work();
  await page.evaluate(insert, followMarkup(name, THOUSAND));
  await when("painted", 2 * THOUSAND);
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

/** A hundred carts; without code for it, nothing of them opens yet. */
async function carts({ arrival, settle, footprint, work }, _, blank) {
  const shown = await arrival("badges", HUNDRED);
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

/** A hundred carts, each with its view; a contender that has nothing else is measured by `carts`. */
async function mounted({ when, settle, footprint }, name, blank) {
  if (name !== "quire") return {};
  const time = await when("mounted", HUNDRED);
  await settle();
  const { listeners, heap } = await footprint();
  return {
    mountedTime: time,
    mountedListeners: listeners - blank.listeners,
    mountedHeap: heap - blank.heap,
  };
}

/** What is measured: on which page, and how. Each gives numbers by name. */
export const scenarios = [
  { kind: "reading", measure: reading },
  { kind: "reading", measure: coldClick },
  { kind: "reading", measure: hoveredClick },
  { kind: "dialog", measure: openDialog },
  { kind: "follows", measure: follows },
  { kind: "carts", measure: carts },
  { kind: "mounted", measure: mounted, only: "quire" },
];

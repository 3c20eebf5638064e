import { getPercentile98 } from "./table.mjs";
import { SLOW_LINE } from "./visit.mjs";

/** Pages of the example site. */
export const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
const PRODUCT = "/product/the-napkin-and-the-plan/10011";

/** An article of the example site at rest, for a guest. */
async function requests({ page, settle }) {
  await settle();
  return page.evaluate(() => ({
    requests: window.bench.getRequests("."),
    quireRequests: window.bench.getRequests("^/quire/"),
  }));
}

/** The same article on a slow line. The sign-in link is clicked as soon as it shows on the loaded page. */
const overProtocol = (protocol) =>
  async function article({ page, arrivals, clickUntil }) {
    const [alive, guest] = await arrivals(["aliveHeader"], ["guest"]);
    await page.waitForLoadState("load");
    const [field] = await clickUntil(["field"]);
    return {
      [`${protocol}Alive`]: alive.time,
      [`${protocol}Guest`]: guest.time,
      [`${protocol}Field`]: field.time,
    };
  };

/** The pages of a guest's visit, and the overlays that open there: the name of each and its trigger. */
const SIGN_IN = ["signInTask", '.masthead-account [data-mode="sign-in"]'];
const SEARCH = ["searchTask", '[slot="search-button"]'];
const CART = ["cartTask", '[part~="button"][aria-haspopup="dialog"]'];
const MENU = ["menuTask", '[slot="menu"]'];
const VISIT = [
  {
    path: ARTICLE,
    rounds: 2,
    overlays: [
      SIGN_IN,
      SEARCH,
      CART,
      MENU,
      ["shareTask", '[data-quire-open="share-flyout"]'],
      ["saveTask", '[data-quire-open="save-flyout"]'],
      ["followTask", '[data-quire-do="follow"]'],
    ],
  },
  { path: PRODUCT, rounds: 4, overlays: [["addTask", '[data-quire-do="add-to-cart"]'], CART, SIGN_IN] },
  { path: "/", rounds: 2, overlays: [SEARCH, MENU] },
];

/**
 * Sixty presses of a guest on three pages: each opens an overlay or closes it by Escape. Each page is at rest at
 * first, so that the first press on it also runs the overlay's code for the first time.
 */
async function presses({ page, settle, press, pressKey }) {
  const isOpen = () => page.evaluate(() => window.bench.isOverlayOpen());
  const paints = [];
  const tasks = {};
  for (const { path, rounds, overlays } of VISIT) {
    const address = new URL(path, page.url()).href;
    if (page.url() !== address) await page.goto(address);
    await settle();
    for (const [name, trigger] of Array.from({ length: rounds }, () => overlays).flat()) {
      const opened = await press(trigger);
      if (!(await isOpen())) throw new Error(`A press on ${trigger} opened nothing.`);
      const closed = await pressKey("Escape");
      if (await isOpen()) throw new Error(`Escape did not close the overlay of ${trigger}.`);
      paints.push(opened.paint, closed.paint);
      tasks[name] = Math.max(tasks[name] ?? 0, opened.task);
    }
  }
  if (paints.length !== 60) throw new Error(`The visit has ${paints.length} presses.`);
  return { pressPaint: getPercentile98(paints), ...tasks };
}

const FLAVOURS = ["quire", "light"];

/** The scenarios on pages of the example site, which only Quire has. */
export const siteScenarios = [
  { kind: "article", path: ARTICLE, measure: requests, by: FLAVOURS },
  ...["http1", "http2"].map((protocol) => ({
    kind: "article",
    path: ARTICLE,
    protocol,
    line: SLOW_LINE,
    measure: overProtocol(protocol),
    by: FLAVOURS,
  })),
  { kind: "visit", path: ARTICLE, measure: presses, by: FLAVOURS },
];

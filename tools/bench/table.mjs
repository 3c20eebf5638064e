/** The rows of the table: description, unit, and the number's name in the scenarios. */
const ROWS = [
  ["Scripts and styles until the mini-cart's button and badge show", "KB", "badgeBytes"],
  ["… until a follow button shows what the reader follows", "KB", "followBytes"],
  ["… until the auth modal's frame shows, clicked cold", "KB", "headingBytes"],
  ["… until the auth modal's form is there, clicked cold", "KB", "fieldBytes"],
  ["Navigation → mini-cart's button and badge", "ms", "badgeTime"],
  ["Navigation → follow button shows what the reader follows", "ms", "followTime"],
  ["Navigation → auth modal's form, open from the start", "ms", "formTime"],
  ["Click → dialog, as soon as the page has loaded", "ms", "coldDialog"],
  ["… with its heading and close button", "ms", "coldHeading"],
  ["Click → dialog, the page at rest, before React has run", "ms", "quietDialog"],
  ["Click → dialog, hovered for 300 ms", "ms", "hoveredDialog"],
  ["Click → dialog, code warm", "ms", "warmDialog"],
  ["Click → focused first field, code cold", "ms", "coldField"],
  ["… on a page that preloads nothing", "ms", "unhintedField"],
  ["Click → focused first field, the page at rest, before React has run", "ms", "quietField"],
  ["Click → focused first field, hovered for 300 ms", "ms", "hoveredField"],
  ["Click → focused first field, code warm", "ms", "warmField"],
  ["1,000 follow buttons: navigation → all painted", "ms", "followsTime"],
  ["1,000 follow buttons inserted: main-thread work", "ms", "followsInserted"],
  ["1,000 follow buttons: listeners", "", "followsListeners"],
  ["1,000 follow buttons: heap", "KB", "followsHeap"],
  ["100 mini-carts: navigation → all badges", "ms", "cartsTime"],
  ["100 mini-carts: main-thread work until then", "ms", "cartsWork"],
  ["100 mini-carts: listeners", "", "cartsListeners"],
  ["100 mini-carts: heap", "KB", "cartsHeap"],
  ["100 mini-carts with their React views: navigation → ready", "ms", "mountedTime"],
  ["100 mini-carts with their React views: listeners", "", "mountedListeners"],
  ["100 mini-carts with their React views: heap", "KB", "mountedHeap"],
  ["Total blocking time until the first intent", "ms", "blocked"],
  ["… in tasks that began after the first script had come", "ms", "blockedByScripts"],
  ["React requested before the page is idle", "", "reactRequests"],
  ["React run before the first intent", "", "reacts"],
  ["Navigation → header visible", "ms", "headerTime"],
  ["Navigation → header alive", "ms", "headerAlive"],
  ["Layout shift while the header comes alive", "", "headerShift"],
  ["Third character → suggestions", "ms", "suggestionsTime"],
  ["Scripts and styles until a product's options can be chosen", "KB", "optionsBytes"],
  ["Navigation → a product's options can be chosen", "ms", "optionsTime"],
  ["Press on “Add to cart” → confirmation, as soon as they can", "ms", "confirmedCold"],
  ["Press on “Add to cart” → confirmation, the page at rest", "ms", "confirmedWarm"],
  ["A partner's video, beside lite-youtube-embed: scripts and styles of its cover", "KB", "coverBytes"],
  ["… navigation → cover that can be pressed", "ms", "coverTime"],
  ["… press → frame in its place", "ms", "frameTime"],
  ["… press → frame's page shows", "ms", "framedTime"],
  ["A partner's page with that video alone: its script, beside lite-youtube-embed", "KB", "partnerBytes"],
  ["… navigation → cover that can be pressed", "ms", "partnerCover"],
  ["… press → frame in its place", "ms", "partnerFrame"],
  ["… press → frame's page shows", "ms", "partnerFramed"],
  ["Navigation → first ten of a library of 1,000", "ms", "entriesTime"],
  ["Main-thread work for ten more, below ten", "ms", "pageAtTop"],
  ["Main-thread work for ten more, below 990", "ms", "pageAtEnd"],
  ["… how many times what it was below ten", "×", "pageGrowth"],
];

/** Units whose numbers are compared with the baselines'. */
const RATED = new Set(["KB", "ms"]);

/** Returns the median, which is between the two middle numbers of an even count. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function formatValue(value, unit) {
  if (value === undefined) return "–";
  if (unit === "KB") return `${(value / 1000).toFixed(1)} KB`;
  if (unit === "×") return `${value.toFixed(2)}×`;
  return unit === "ms" ? `${Math.round(value).toLocaleString("en-US")} ms` : value.toLocaleString("en-US");
}

function ratio(value, baseline) {
  return value === undefined || !baseline ? "" : ` (${(value / baseline).toFixed(2)}×)`;
}

function line([title, unit, name], { quire, vanilla, r2wc }) {
  const own = quire[name];
  const against = (baseline) =>
    formatValue(baseline[name], unit) + (RATED.has(unit) ? ratio(own, baseline[name]) : "");
  return `| ${title} | ${formatValue(own, unit)} | ${against(vanilla)} | ${against(r2wc)} |`;
}

/**
 * Formats medians by contender and name as a Markdown table. Brackets show Quire's number as a multiple of the
 * baseline's.
 */
export function table(medians) {
  return [
    "| | Quire | hand-written | bare r2wc |",
    "| --- | ---: | ---: | ---: |",
    ...ROWS.filter(([, , name]) => name in medians.quire).map((row) => line(row, medians)),
  ].join("\n");
}

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
  ["Open sign-in dialog: listeners (goal: 200, light 75)", "", "openListeners"],
  ["… heap", "KB", "openHeap"],
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
  ["Suggestions beside Algolia's autocomplete: scripts and styles", "KB", "autocompleteBytes"],
  ["… third character → suggestions", "ms", "autocompleteTime"],
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
  ["A guest's article at rest: requests for scripts and styles (goal: 25)", "", "requests"],
  ["… of which Quire's", "", "quireRequests"],
  ["An article on a slow line, HTTP/1.1: navigation → header alive", "ms", "http1Alive"],
  ["… navigation → guest's links show", "ms", "http1Guest"],
  ["… click → focused first field, as soon as the page has loaded", "ms", "http1Field"],
  ["An article on a slow line, HTTP/2: navigation → header alive", "ms", "http2Alive"],
  ["… navigation → guest's links show", "ms", "http2Guest"],
  ["… click → focused first field, as soon as the page has loaded", "ms", "http2Field"],
  ["60 presses: interaction to next paint, 98th percentile (goal: 200 ms)", "ms", "pressPaint"],
  ["… longest task while the sign-in dialog opens (goal: 50 ms)", "task", "signInTask"],
  ["… while the search overlay opens", "task", "searchTask"],
  ["… while the mini-cart opens", "task", "cartTask"],
  ["… while the menu opens", "task", "menuTask"],
  ["… while the share flyout opens", "task", "shareTask"],
  ["… while the save flyout opens", "task", "saveTask"],
  ["… while a follow button opens sign-in", "task", "followTask"],
  ["… while the confirmation of “Add to cart” opens", "task", "addTask"],
];

/** The rows of the short table, in the words of a reader who does not know the bench. */
const SHORT_ROWS = [
  ["Download until the sign-in form shows", "KB", "fieldBytes"],
  ["Download until a product's options can be chosen", "KB", "optionsBytes"],
  ["Page opened → cart button with its number", "ms", "badgeTime"],
  ["Page opened → follow button shows its state", "ms", "followTime"],
  ["Page opened → 1,000 follow buttons show their states", "ms", "followsTime"],
  ["Page opened → product's options can be chosen", "ms", "optionsTime"],
  ["Page opened → first ten items of a library", "ms", "entriesTime"],
  ["Click on “Sign in” → dialog", "ms", "quietDialog"],
  ["Click on “Sign in” → focused first field", "ms", "quietField"],
  ["… if the page has only just loaded", "ms", "coldField"],
  ["Click on “Add to cart” → confirmation", "ms", "confirmedWarm"],
  ["Third character typed → suggestions", "ms", "suggestionsTime"],
  ["Listeners of a page with its open sign-in dialog", "", "openListeners"],
  ["Requests for scripts and styles of an article", "", "requests"],
  ["Press → next paint, 98th percentile of 60 presses", "ms", "pressPaint"],
];

/** Units whose numbers are compared with the baselines'. */
const RATED = new Set(["KB", "ms"]);

/** Returns the median, which is between the two middle numbers of an even count. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns the number that 98 % of the numbers do not exceed. Of sixty numbers, it is the second largest. */
export function getPercentile98(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.98) - 1];
}

function formatValue(value, unit) {
  if (value === undefined) return "–";
  if (unit === "KB") return `${(value / 1000).toFixed(1)} KB`;
  if (unit === "×") return `${value.toFixed(2)}×`;
  // Browsers report no shorter task.
  if (unit === "task" && value === 0) return "below 50 ms";
  return unit === "" ? value.toLocaleString("en-US") : `${Math.round(value).toLocaleString("en-US")} ms`;
}

function ratio(value, baseline) {
  return value === undefined || !baseline ? "" : ` (${(value / baseline).toFixed(2)}×)`;
}

const QUIRE = { quire: "Quire", light: "Quire, light" };
const BASELINES = { vanilla: "hand-written", r2wc: "bare r2wc" };

function line([title, unit, name], medians, baselines) {
  const own = medians.quire[name];
  const cells = [
    ...Object.keys(QUIRE).map((contender) => formatValue(medians[contender][name], unit)),
    ...Object.keys(baselines).map((baseline) => {
      const value = medians[baseline][name];
      return formatValue(value, unit) + (RATED.has(unit) ? ratio(own, value) : "");
    }),
  ];
  return `| ${title} | ${cells.join(" | ")} |`;
}

function write(rows, medians, baselines) {
  const names = [...Object.values(QUIRE), ...Object.values(baselines)];
  return [
    `| | ${names.join(" | ")} |`,
    `| --- |${" ---: |".repeat(names.length)}`,
    ...rows.filter(([, , name]) => name in medians.quire).map((row) => line(row, medians, baselines)),
  ].join("\n");
}

/**
 * Formats medians by contender and name as a Markdown table. Brackets show the number of Quire with React as a multiple
 * of the baseline's.
 */
export const table = (medians) => write(ROWS, medians, BASELINES);

/** Formats the most important medians, beside the hand-written page only. */
export const shortTable = (medians) => write(SHORT_ROWS, medians, { vanilla: BASELINES.vanilla });

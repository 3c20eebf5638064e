import { at } from "../workspace.mjs";

/** Libraries by the folder below the last node_modules. */
const LIBRARIES = [
  [/^(react|react-dom|preact|scheduler|use-sync-external-store|@r2wc\/[^/]+)\//, "react"],
  [/^@floating-ui\//, "floating"],
  [/^zustand\/esm\/(vanilla|middleware)/, "page"],
  [/^zustand\//, "react"],
  [/^valibot\//, "schemas"],
];

/** A module below packages/, as the build finds it: `path` begins behind the package's own `dist/`. */
const below = (folder, path) => new RegExp(`^${at("packages")}/${folder}/\\w+/${path}`);
const service = (path) => below("services", path);
const flyouts = (path) => below("widgets/flyouts", path);

/**
 * Modules that are needed soon after the page's script. They lie with it all the same: that saves bytes and a request.
 * Follow triggers paint from them, the first call and the early forms read their settings, and elements share them.
 */
const WITH_PAGE = [
  service("(following/(?!actions/|triggers\\.)|outbox/(has-waiting|outbox-key)\\.)"),
  service("(cart/cart-store|configuration/(address|call-settings|plain-setting|setting))\\."),
  below("base/core", "page/own-address\\."),
];

/**
 * Modules that `import()` loads, and that lie with others all the same. React's way into an element is useless without
 * React; most pages load some of them once; some views share most of their code. Any other module that `import()` loads
 * is a file by itself.
 */
const WITH_OTHERS = [
  service("(cart/sync-cart|client/unanswered|session/read-user)\\."),
  below("base/element", "carry\\."),
  flyouts("(bulk-discard|bulk-organize|discard|organize|save|share|share-list)/[\\w-]+-view\\."),
];

/**
 * Modules that several views share; otherwise each would be a file. The first pattern that fits counts. A second name
 * splits the chunk: modules for a widget's element or a trigger go into the first, those for a view or a click into the
 * second.
 */
const SHARED = [
  // The check of a page's triggers and the doctor use the declarations of all actions.
  [below("base/core", "page/trigger-declaration\\."), "triggers"],
  [service("[\\w-]+/triggers\\."), "triggers"],
  [below("widgets/case-selection", "triggers\\."), "triggers"],
  // Every page loads these too, a little after its first call. A guest's call needs no schema.
  [service("cart/(arrival-mark|cart-owner|cart-tabs|parse-summary|sync-cart|watch-reader)\\."), "every-page"],
  [service("(configuration/page-state-setting|page-state/(initial-state|page-state))\\."), "every-page"],
  [
    service("session/(ask-for-sign-in|has-signed-out|pending-action|profile-date|user-model|when-known)\\."),
    "every-page",
  ],
  [below("base/core", "(messages/failure-words|page/is-development)\\."), "every-page"],
  [below("base/core", "storage/persist\\."), "kept"],
  // Reading a profile needs it, and so does a guest without one: both load this chunk.
  [service("contract/default-quota\\."), "kept"],
  // These parse the current user and all settings.
  [service("(contract/(failure|lenient|profile|user)|session/read-user)\\."), "schemas"],
  [
    service("configuration/(address-words|base-address|customer-service|define-setting|report-setting)\\."),
    "schemas",
  ],
  [below("base/core", "page/safe-return-path\\."), undefined],
  // Actions need these.
  [
    service(
      "(analytics/track-content|client/(call-once|fingerprint|is-refusal|unanswered)|contract/amount)\\.",
    ),
    "services",
  ],
  [below("base/core", "messages/listed\\."), "services"],
  [service("session/(dedupe|in-one-tab)\\."), "services"],
  [service("following/(activity|text)\\."), "following-words"],
  // One file for all that is followed: content blockers that dislike newsletters stop no topic.
  [service("contract/(following|newsletters)\\."), "following"],
  // Without hooks: what acts without a view must not bring React.
  [service("session/use-session\\."), "react"],
  // Forms: their first render, and the parts that most of them share. Their styles need no React.
  [below("base/ui", "(light-styles|sheets|[a-z]+\\.css)\\."), "sheets"],
  [below("features", "credentials/(credentials-sheet|credentials\\.css|form-action)\\."), "sheets"],
  [below("features", "credentials/(early-reveal|early-sign-in|passkey-button)\\."), "early-form"],
  [below("features", "credentials/customer-service/"), "ui"],
  [service("session/(use-)?draft\\."), "ui"],
  [service("forms/(email-address|text|required-text)\\."), "forms"],
  [below("features", "credentials/lazy/use-plain-forms\\."), "forms"],
  [below("features", "credentials/lazy/(new-password-field|send-reset|text|use-strength)\\."), "passwords"],
  [below("features", "credentials/(?!lazy/)"), "forms"],
  [
    service(
      "forms/(forgot-password-form|new-password|password-forms|passwords/text|person-name|registration-form)\\.",
    ),
    "passwords",
  ],
  [below("base/element", "(early-view|fields|kept-press|prerendered)\\."), "early-form"],
  // Widgets in a frame use none of these.
  [below("base/element", "(begins-later|begins-while|early-place|stand-in)\\."), undefined],
  // Modal overlays, such as forms, use none of these.
  [below("base/core", "frame/(anchored|drag-sheet|masthead|place-beside)"), "anchored"],
  // The sign-in form needs it before React. The passkey flyout needs it too, and no early form.
  [service("passkey/has-passkeys\\."), "sheets"],
  // The outbox writes and retries. Readers of the cart only wait for its writes, so they need just these two.
  [service("outbox/(page-id|sender)\\."), "services"],
  [service("outbox/"), "outbox", "outbox-writes"],
  [service("library/(discard-items|folders-before)\\."), undefined, "discard-view"],
  [service("library/filing\\."), undefined],
  [service("library/(file-items?|folders-of-item)\\."), "filing-view"],
  [service("(contract/library\\.|library/(?!use-))"), "library", "library-writes"],
  [flyouts("folder-choice/item-attributes\\."), "library"],
  [service("contract/(search|stream-page|streams)\\."), "service-lists"],
  // Lists keep their position in the history, and the archive its choice: both load this chunk.
  [below("base/core", "storage/history-state\\."), "service-lists"],
  // Most lists never show these.
  [service("streams/pagination\\."), undefined],
  [below("features", "lists/welcome\\."), undefined],
  [service("streams/"), undefined, "service-streams"],
  [below("features", "lists/"), undefined, "service-streams"],
  [service("order/placed-order\\."), "orders"],
  [service("search/"), undefined, "service-search"],
  // A module that only listens to a frame makes no calls.
  [service("(video/(?!one-playback)|contract/video)"), "service-video"],
  // Only pages that were prerendered load it.
  [below("base/element", "(adopt|difference-of|prerendered-mark|release)\\."), "adopt"],
  [below("base/core", "money/"), "amounts"],
  // Few pages use it.
  [below("base/core", "dom/lend-focus\\."), undefined],
  [below("base/ui", "lazy/"), "ui-fields"],
  // A file for each would be asked for on the page of a video.
  [below("widgets/video", "(action|poster)\\.css"), "video-looks"],
  [flyouts("[^/]+$"), "flyouts", "flyouts-view"],
  [flyouts("bulk-report/"), undefined, "flyouts-view"],
  [
    flyouts("((bulk-organize|organize|save|share-list)/text|folder-choice/skeleton|share-list/list-title)"),
    "flyouts",
  ],
  [flyouts("(bulk-organize|folder-choice|organize|save)/"), undefined, "filing-view"],
  [flyouts("(bulk-discard|discard)/"), undefined, "discard-view"],
  [flyouts("(share|share-list)/(?!later/)"), undefined, "share-view"],
  // These open and mark the networks' share pages. A share bar has no view.
  [service("sharing/(page-address|share-address|share-popup|web-share)\\."), "sharing"],
  // Most copied texts are addresses.
  [below("base/core", "dom/copy-text\\."), "sharing"],
  [service("(contract/sharing|sharing/(list-address|short-address))\\."), undefined, "share-view"],
  [below("widgets/notices", "[^/]+$"), "notices", "notices-view"],
];

const FEATURE = below("features", "([^/]+)/(?!lazy/)");
const BASE = new RegExp(`^${at("packages")}/base/(?:core/\\w+/(?=frame/))?([^/]+)/`);

const lastPart = (id) => id.match(/.*\/node_modules\/(.+)$/)?.[1];
const library = (id) => LIBRARIES.find(([pattern]) => pattern.test(lastPart(id) ?? ""))?.[1];
const isOneOf = (patterns, id) => patterns.some((pattern) => pattern.test(id));

/**
 * Puts a module into a shared chunk by the time that needs it. "page" is before the first paint, "after-paint" soon after
 * it on every page, "frame" with the first widget's element, "react" with the first view. Each chunk is one file: it costs
 * one round trip and compresses well. For `undefined`, Rollup groups a module by its importers.
 * @param {ReturnType<typeof import("./early.mjs").early>} early
 */
export function chunks(early) {
  return function chunkOf(id, { getModuleInfo }) {
    if (id.includes("commonjsHelpers")) return "react";
    const isEarly = early.isEarly(id);
    if (early.isOnPage(id) || (isEarly && isOneOf(WITH_PAGE, id))) return "page";
    if (early.isAfterPaint(id)) return "after-paint";
    if (lastPart(id)) return library(id);
    const { dynamicImporters = [], importedIds = [] } = getModuleInfo(id) ?? {};
    if (dynamicImporters.length > 0 && !isOneOf(WITH_OTHERS, id)) return undefined;
    const shared = SHARED.find(([pattern]) => pattern.test(id));
    if (shared) return isEarly || shared.length === 2 ? shared[1] : shared[2];
    return id.match(FEATURE)?.[1] ?? baseChunk(id, importedIds, isEarly);
  };
}

function baseChunk(id, importedIds, isEarly) {
  const folder = id.match(BASE)?.[1];
  if (!folder || folder === "loader") return undefined;
  if (folder === "element") return isEarly ? "frame" : "react";
  // Forms place no panels. Only modules that place panels load floating-ui.
  if (importedIds.some((imported) => library(imported) === "floating")) return "floating";
  if (folder === "ui" || folder === "frame") return folder;
  return isEarly ? "frame" : undefined;
}

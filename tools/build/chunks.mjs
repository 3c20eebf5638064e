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
 * What is needed soon after, and lies with the page's script all the same, for fewer bytes and a file less to ask for: what
 * follow triggers paint from, the settings that the first call and the forms before React read, and what elements share
 * with the first call.
 */
const WITH_PAGE = [
  service("(following/(?!actions/|triggers\\.)|outbox/(has-waiting|outbox-key)\\.)"),
  service("(cart/cart-store|configuration/(address|call-settings|plain-setting|setting))\\."),
  below("base/core", "own-address\\."),
];

/**
 * What is imported by `import()` and lies with others all the same: React's way into an element, which is of no use
 * without React, what most pages load once, and views of which each brings most of what the other
 * shows. All else of that kind stays by itself.
 */
const WITH_OTHERS = [
  service("(cart/sync-cart|client/unanswered|session/read-user)\\."),
  below("base/element", "carry\\."),
  flyouts("(bulk-discard|bulk-organize|discard|organize|save|share|share-list)/[\\w-]+-view\\."),
];

/**
 * What several views share, and a module at a time would be a file each. The first that fits counts; where a chunk is
 * followed by another, modules that a widget's element or a trigger needs are in the first, what comes with a view or a
 * press in the second.
 */
const SHARED = [
  // The check of a page's triggers and the doctor use the declarations of all actions.
  [below("base/core", "trigger-declaration\\."), "triggers"],
  [service("[\\w-]+/triggers\\."), "triggers"],
  [below("widgets/case-selection", "triggers\\."), "triggers"],
  // On every page as well, a little later than its first call: a guest's takes no schema.
  [service("cart/(arrival-mark|cart-owner|cart-tabs|parse-summary|sync-cart|watch-reader)\\."), "every-page"],
  [service("(configuration/page-state-setting|page-state/(initial-state|page-state))\\."), "every-page"],
  [
    service("session/(ask-for-sign-in|has-signed-out|pending-action|profile-date|user-model|when-known)\\."),
    "every-page",
  ],
  [below("base/core", "(failure-words|is-development)\\."), "every-page"],
  [below("base/core", "(idempotency-key|persist|report-corrupt)\\."), "kept"],
  // What reads profiles needs it, and what tells a guest, who has none: both have that chunk.
  [service("contract/default-quota\\."), "kept"],
  // What reads a known reader, and all settings.
  [service("(contract/(failure|lenient|profile|user)|session/read-user)\\."), "schemas"],
  [
    service("configuration/(address-words|base-address|customer-service|define-setting|report-setting)\\."),
    "schemas",
  ],
  [below("base/core", "issue-path\\."), "schemas"],
  [below("base/core", "safe-return-path\\."), undefined],
  // Who acts.
  [
    service(
      "(analytics/track-content|client/(call-once|fingerprint|is-refusal|unanswered)|contract/amount)\\.",
    ),
    "services",
  ],
  [below("base/core", "listed\\."), "services"],
  [service("session/(dedupe|in-one-tab)\\."), "services"],
  [service("following/(activity|text)\\."), "following-words"],
  // One file for all that is followed: content blockers that dislike newsletters stop no topic.
  [service("contract/(following|newsletters)\\."), "following"],
  // Without hooks: what acts without a view must not bring React.
  [service("session/use-session\\."), "react"],
  // Forms: what each begins with, and what most have besides. They have their looks without React.
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
  // What opens in a frame needs nothing of it.
  [below("base/element", "(begins-later|begins-while|early-place|stand-in)\\."), undefined],
  // What opens over the page, as forms do, needs nothing of it.
  [below("base/core", "frame/(anchored|drag-sheet|masthead|place-beside)"), "anchored"],
  // A form to sign in asks it before React, and the flyout of passkeys, which has no use for an early form.
  [service("passkey/has-passkeys\\."), "sheets"],
  // What is written, and tried again.
  // Who reads the cart waits for its writes, and needs nothing more of how they are made.
  [service("outbox/(page-id|sender)\\."), "services"],
  [service("outbox/"), "outbox", "outbox-writes"],
  [service("library/(discard-items|folders-before)\\."), undefined, "discard-view"],
  [service("library/filing\\."), undefined],
  [service("library/(file-items?|folders-of-item)\\."), "filing-view"],
  [service("(contract/library\\.|library/(?!use-))"), "library", "library-writes"],
  [flyouts("folder-choice/item-attributes\\."), "library"],
  [service("contract/(search|stream-page|streams)\\."), "service-lists"],
  // Lists keep their place in the history, the archive what was chosen: both have that chunk.
  [below("base/core", "history-state\\."), "service-lists"],
  // What most lists never show.
  [service("streams/pagination\\."), undefined],
  [below("features", "lists/welcome\\."), undefined],
  [service("streams/"), undefined, "service-streams"],
  [below("features", "lists/"), undefined, "service-streams"],
  [service("order/placed-order\\."), "orders"],
  [service("search/"), undefined, "service-search"],
  // Who hears a frame calls nothing.
  [service("(video/(?!one-playback)|contract/video)"), "service-video"],
  // Only pages that were prerendered load it.
  [below("base/element", "(adopt|difference-of|prerendered-mark|release)\\."), "adopt"],
  [below("base/core", "(money|dates|localized)\\."), "amounts"],
  // Few pages have a use for them.
  [below("base/core", "lend-focus\\."), undefined],
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
  // The marks of networks, and what a share bar does, which has no view.
  [service("sharing/(page-address|share-address|share-popup|web-share)\\."), "sharing"],
  // Mostly it is an address that is copied.
  [below("base/core", "copy-text\\."), "sharing"],
  [service("(contract/sharing|sharing/(list-address|short-address))\\."), undefined, "share-view"],
  [below("widgets/notices", "[^/]+$"), "notices", "notices-view"],
];

const FEATURE = below("features", "([^/]+)/(?!lazy/)");
const BASE = new RegExp(`^${at("packages")}/base/(?:core/\\w+/(?=frame/))?([^/]+)/`);

const lastPart = (id) => id.match(/.*\/node_modules\/(.+)$/)?.[1];
const library = (id) => LIBRARIES.find(([pattern]) => pattern.test(lastPart(id) ?? ""))?.[1];
const isOneOf = (patterns, id) => patterns.some((pattern) => pattern.test(id));

/**
 * Says in which shared chunk a module lies, by when it is needed: "page" before the first paint, "after-paint" on
 * every page soon after it, "frame" with the first widget's element, "react" with the first view. Each is one file, so
 * that it costs one round trip and compresses well. Where undefined is returned, Rollup groups by who imports a module.
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
  // What places panels is not for forms: only who imports it loads floating-ui.
  if (importedIds.some((imported) => library(imported) === "floating")) return "floating";
  if (folder === "ui" || folder === "frame") return folder;
  return isEarly ? "frame" : undefined;
}

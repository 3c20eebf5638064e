import { at } from "../workspace.mjs";

/** Libraries by the folder below the last node_modules. */
const LIBRARIES = [
  [/^(react|react-dom|preact|scheduler|use-sync-external-store|@r2wc\/[^/]+)\//, "react"],
  [/^@floating-ui\//, "floating"],
  [/^zustand\/esm\/(vanilla|middleware)/, "page"],
  [/^zustand\//, "react"],
  [/^valibot\//, "after-paint"],
];

/** A module below packages/, as the build finds it: `path` begins behind the package's own `dist/`. */
const below = (folder, path) => new RegExp(`^${at("packages")}/${folder}/\\w+/${path}`);
const service = (path) => below("services", path);

/** What follow triggers paint from: with the page's other stores it is fewer bytes, and a file less to ask for. */
const FOLLOWING = service("(following/(?!actions/)|outbox/(has-waiting|outbox-key)\\.)");

/**
 * What several views share, and a module at a time would be a file each. The first that fits counts; where a chunk is
 * followed by another, modules that a widget's element or a trigger needs are in the first, what comes with a view or a
 * press in the second. What is imported by `import()` stays by itself.
 */
const SHARED = [
  // Of most services some comes on demand, which one chunk for all would undo.
  [
    service(
      "(client/(call-once|is-refusal)|session/(dedupe|in-one-tab|user-model)|analytics/track-content)\\.",
    ),
    "services",
  ],
  [service("contract/(amount|failure)\\."), "services"],
  [service("session/(ask-for-sign-in|follow-data|pending-action)\\."), "pending"],
  [service("contract/library\\."), "library"],
  [
    service("library/(bulk|discard-items|edit-folder|file-|filing|folders?-|items-in|selected-)"),
    undefined,
    "folders",
  ],
  // Without hooks: what acts without a view must not bring React.
  [service("session/use-session\\."), "react"],
  // Who reads the cart waits for its writes, and needs nothing of how they are made.
  [service("outbox/(page-id|sender)\\."), "outbox-turns"],
  [service("outbox/"), "outbox", "outbox-writes"],
  [service("library/(?!use-)"), "library", "library-writes"],
  [service("contract/(search|stream-page|streams)\\."), "service-lists"],
  [service("streams/(?!lazy/)"), undefined, "service-streams"],
  [below("features", "lists/(?!lazy/)"), undefined, "service-streams"],
  [service("order/placed-order\\."), "orders"],
  [service("search/"), undefined, "service-search"],
  // Who hears a frame calls nothing.
  [service("(video/(?!one-playback)|contract/video)"), "service-video"],
  [service("forms/(text|required-text)\\."), "forms"],
  [service("forms/(email-address|forgot-password-form|password-forms|registration-form)\\."), "forms-later"],
  // Forms that stand before React have their looks without it.
  [below("base/ui", "(light-styles|sheets|[a-z]+\\.css)\\."), "sheets"],
  // Signing in needs none of these fields.
  [below("base/ui", "lazy/"), "ui-fields"],
  // Only pages that were prerendered load it.
  [below("base/element", "(adopt|difference-of|prerendered-mark|release)\\."), "adopt"],
  [below("base/element", "(early-view|prerendered)\\."), "early-form"],
  [
    below(
      "features",
      "credentials/(credentials-sheet|credentials\\.css|form-action|early-reveal|passkey-button)\\.",
    ),
    "early-form",
  ],
  [service("passkey/has-passkeys\\."), "early-form"],
  [below("base/core", "(money|dates)\\."), "amounts"],
  // A file for each would be asked for on the page of a video.
  [below("widgets/video", "(action|poster)\\.css"), "video-looks"],
  [below("widgets/flyouts", "[^/]+$"), "flyouts", "flyouts-view"],
  [below("widgets/flyouts", "folder-choice/"), undefined, "folder-choice"],
  [below("widgets/notices", "[^/]+$"), "notices", "notices-view"],
];

const FEATURE = below("features", "([^/]+)/(?!lazy/)");
const BASE = new RegExp(`^${at("packages")}/base/(?:core/\\w+/(?=frame/))?([^/]+)/`);

const lastPart = (id) => id.match(/.*\/node_modules\/(.+)$/)?.[1];
const library = (id) => LIBRARIES.find(([pattern]) => pattern.test(lastPart(id) ?? ""))?.[1];

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
    if (early.isOnPage(id) || (FOLLOWING.test(id) && isEarly)) return "page";
    if (early.isAfterPaint(id)) return "after-paint";
    if (lastPart(id)) return library(id);
    const { dynamicImporters = [], importedIds = [] } = getModuleInfo(id) ?? {};
    if (dynamicImporters.length > 0) return undefined;
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
  if (importedIds.some((imported) => library(imported)?.startsWith("floating"))) return "floating";
  if (folder === "ui" || folder === "frame") return folder;
  return isEarly ? "frame" : undefined;
}

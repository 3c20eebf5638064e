import { defineText } from "@quire/core";

/** The texts of content-2 and content-6. */
export const text = defineText("stream-list", {
  heading:
    "{stream, select, saves {Saved items} list {Saved items} history {Your activity} following {New on your topics} search {Results} webinars {Webinars} visual_library {Visual library} hbr_analytic_services {Reports} ascend {Ascend} magazine {Issues} ordered {Your orders} other {Items}}",

  folderCount: "{count, plural, one {# item} other {# items}}",
  // An entry
  byline: "By {authors}",
  comingSoon: "Coming soon",
  savedOn: "Saved {day}",
  activity: "{activity, select, read {Read} watched {Watched} shared {Shared} other {}}",
  sharedBy:
    "Shared{provider, select, email { by email} Facebook { on Facebook} Twitter { on X} LinkedIn { on LinkedIn} other {}}",
  sharedWith: "{shared} with {people}",
  actions: "Actions for {title}",
  named: "{action}: {title}",
  save: "Save",
  saved: "Saved",
  move: "Folders",
  share: "Share",
  discard: "Remove",
  download: "Download {format}",

  // Loading
  loading: "Loading…",
  loaded: "{count, plural, one {# more item} other {# more items}}.",
  end: "That’s everything: {count, plural, one {# item} other {# items}}.",
  page: "Page {page} of {total}.",

  // Shown when the empty state failed to load
  nothing: "Nothing here yet.",
});

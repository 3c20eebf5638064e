import { defineText } from "@quire/core";

/** Words of content-2, content-6. Names in angle brackets are links. */
export const text = defineText("stream-list", {
  heading:
    "{stream, select, saves {Saved items} list {Saved items} history {Your activity} following {New on your topics} search {Results} webinars {Webinars} visual_library {Visual library} hbr_analytic_services {Reports} ascend {Ascend} magazine {Issues} ordered {Your orders} other {Items}}",

  // An entry
  byline: "By {authors}",
  comingSoon: "Coming soon",
  itemCount: "{count, plural, one {# item} other {# items}}",
  activity: "{activity, select, read {Read} watched {Watched} shared {Shared} other {}}",
  sharedBy:
    "Shared{provider, select, email { by e-mail} Facebook { on Facebook} Twitter { on X} LinkedIn { on LinkedIn} other {}}",
  sharedWith: "{shared} with {people}",
  actions: "Actions for {title}",
  save: "Save",
  saved: "Saved",
  move: "Move",
  share: "Share",
  discard: "Discard",
  download: "Download {format}",

  // Loading
  loading: "Loading…",
  more: "Load more items",
  loaded: "{count, plural, one {# more item} other {# more items}}.",
  end: "That is all: {count, plural, one {# item} other {# items}}.",
  page: "Page {page} of {total}.",
  failed: "This could not be loaded. Please try again.",
  failedMore: "More could not be loaded. What is here stays.",
  offline: "You are offline. It goes on when you are online.",
  retry: "Try again",

  // Where no welcome could be had
  nothing: "Nothing here yet.",

  // Nobody is signed in (content-6.5)
  signIn: "To access this feature, please <signIn>SIGN IN</signIn> or <register>REGISTER</register>.",
});

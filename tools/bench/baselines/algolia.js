// Algolia's autocomplete as its guide shows it, with the suggestions of the example site. It shows no phone layout.
import { autocomplete } from "@algolia/autocomplete-js";

async function loadItems(query) {
  if (query.length < 3) return [];
  const answer = await fetch(`/service/search/auto-suggest?term=${encodeURIComponent(query)}`);
  const { records = [], subjects = [] } = await answer.json();
  return [...records.slice(0, 6), ...subjects.slice(0, 3)];
}

autocomplete({
  container: "[data-autocomplete]",
  placeholder: "Search",
  detachedMediaQuery: "none",
  getSources: ({ query }) => [
    {
      sourceId: "suggestions",
      getItems: () => loadItems(query),
      getItemUrl: ({ item }) => item.link,
      templates: { item: ({ item, html }) => html`<a href=${item.link}>${item.title}</a>` },
    },
  ],
});

import { Paywall } from "@quire/widgets";

/** The saved item is JSON, as in any template. */
const item = JSON.stringify({
  id: "article-harbors",
  title: "A Strategy for Small Harbors",
  url: "/article",
});

export function Article() {
  return (
    <article>
      <h1>A Strategy for Small Harbors</h1>
      <button type="button" data-quire-do="save" data-item={item}>
        Save
      </button>
      <p>Small harbors cannot win by size. They win by what they refuse.</p>
      <div id="rest" hidden>
        <p>The rest of the article is for subscribers.</p>
      </div>
      <Paywall for="subscribers" content="#rest" goal="reading" />
    </article>
  );
}

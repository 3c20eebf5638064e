import { Paywall } from "@quire/widgets";
import { getSession } from "@quire/widgets/server";
import { headers } from "next/headers";
import { site } from "../../api";

const item = JSON.stringify({
  id: "article-harbors",
  title: "A Strategy for Small Harbors",
  url: "/article",
});

/** The server sends the rest of the article to subscribers only, so no reader finds it in the page's source. */
export default async function Article() {
  const session = await getSession(await headers(), { api: `${site()}/api/` });
  const isSubscriber = session.status === "known" && session.user.status === "subscribers";
  return (
    <article>
      <h1>A Strategy for Small Harbors</h1>
      <button type="button" data-quire-do="save" data-item={item}>
        Save
      </button>
      <p>Small harbors cannot win by size. They win by what they refuse.</p>
      {isSubscriber ? (
        <div id="rest">
          <p>The rest of the article is for subscribers.</p>
        </div>
      ) : (
        <Paywall for="subscribers" goal="reading" />
      )}
    </article>
  );
}

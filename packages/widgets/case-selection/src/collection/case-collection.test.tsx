import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { COLLECTIONS } from "../../test/collections.js";
import { CaseCollection } from "./case-collection.js";

it("is plain markup with every case and its PDF where it is rendered on a server", () => {
  const html = renderToString(<CaseCollection collections={COLLECTIONS.slice(1, 2)} />);
  expect(html).toContain("<h3>Pricing in Thin Markets</h3>");
  expect(html).toContain('<a href="/download/case-selections/pricing/1">Nine Buyers</a>');
});

it("the server renders no unsafe address (robustness-8)", () => {
  const cases = [{ title: "Unsafe", href: "javascript:alert(1)" }];
  const html = renderToString(<CaseCollection collections={[{ id: "a", title: "A", cases }]} />);
  expect(html).toContain("<a>Unsafe</a>");
});

import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { COLLECTIONS } from "../../test/collections.js";
import { CaseCollection } from "./case-collection.js";

it("renders every case and its PDF as plain markup on a server", () => {
  const html = renderToString(<CaseCollection collections={COLLECTIONS.slice(1, 2)} />);
  expect(html).toContain("<h3>Pricing in Thin Markets</h3>");
  expect(html).toContain('<a href="/download/case-selections/pricing/1">Nine Buyers</a>');
});

it("renders no unsafe address on a server (robustness-8)", () => {
  const cases = [{ title: "Unsafe", href: "javascript:alert(1)" }];
  const html = renderToString(<CaseCollection collections={[{ id: "a", title: "A", cases }]} />);
  expect(html).toContain("<a>Unsafe</a>");
});

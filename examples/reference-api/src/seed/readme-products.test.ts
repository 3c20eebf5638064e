import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { products } from "./products/products.js";

const ID = /(?:productId[:=] ?|product-id=|name="productId">.*<option value=)"([^"]+)"/g;

it("sells each product of the READMEs' examples (beyond-272)", () => {
  const known = new Set(
    products.flatMap(({ id, availabilities }) => [id, ...availabilities.map((one) => one.availabilityId)]),
  );
  const root = new URL("../../../../", import.meta.url);
  const files = globSync(
    ["README.md", "docs/guides/*.md", "packages/*/*/README.md", "packages/*/src/*/README.md"],
    {
      cwd: root.pathname,
    },
  );
  const named = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), "utf8").matchAll(ID)].map(([, id]) => `${file}: ${id}`),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((one) => !known.has(one.split(": ")[1] ?? ""))).toEqual([]);
});

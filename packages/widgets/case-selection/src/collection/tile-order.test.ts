import { expect, it } from "vitest";
import { orderTiles } from "./tile-order.js";

const tiles = [..."abcdefg"].map((id) => ({ id }));
const order = (expanded: string | null, columns: number) =>
  orderTiles(tiles, expanded, columns)
    .map(({ id }) => id)
    .join("");

it.each([
  ["a", 3, "abcdefg"],
  ["b", 3, "bacdefg"],
  ["f", 3, "abcfdeg"],
  ["g", 3, "abcdefg"],
  ["d", 2, "abdcefg"],
  ["d", 1, "abcdefg"],
])(
  "moves expanded tile %s of %i columns to the start of its row, with the others around it",
  (id, columns, expected) => {
    expect(order(id, columns)).toBe(expected);
  },
);

it("keeps collapsed tiles in their initial order (accounts-4.13)", () => {
  expect(order(null, 3)).toBe("abcdefg");
  expect(order("z", 3)).toBe("abcdefg");
});

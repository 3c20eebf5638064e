import { expect, it } from "vitest";
import { undeclaredParts } from "./descriptions.mjs";

const widgets = [{ parts: [{ name: "hand" }] }, { parts: [{ name: "face" }] }];

it("finds parts that no declaration of the package describes, in JSX and in plain DOM", () => {
  const jsx = '<p part="hand second"><b part="face" /></p>';
  const dom = 'makeElement("p", { part: "bell" })';
  expect(undeclaredParts([jsx, dom], widgets)).toEqual(["second", "bell"]);
  expect(undeclaredParts(['<p part="hand face" />'], widgets)).toEqual([]);
});

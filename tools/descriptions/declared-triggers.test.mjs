import { expect, it } from "vitest";
import { htmlCustomData } from "./custom-data.mjs";
import { globalAttributes, withTriggerTable } from "./declared-triggers.mjs";
import { webTypes } from "./web-types.mjs";

const follow = {
  name: "follow",
  description: "Follows a topic.",
  attributes: [
    {
      name: "data-type",
      type: "text",
      values: ["topic", "newsletter"],
      description: "The kind.",
      isNeeded: false,
    },
    {
      name: "data-name",
      type: "text",
      values: [],
      range: [1, 200],
      description: "The name.",
      isNeeded: true,
    },
  ],
};

it("writes a table of triggers into a README", () => {
  const before = "# A\n<!-- declared triggers -->\n<!-- /declared triggers -->\nB";
  const text = withTriggerTable(before, [follow]);
  expect(text).toContain("| `follow` | | | Follows a topic. |");
  expect(text).toContain("| | `data-type` | `topic`, `newsletter` | The kind. |");
  expect(text).toContain("| | `data-name` | `text`, 1 to 200 characters | The name. Required. |");
  expect(withTriggerTable(text, [follow])).toBe(text);
  expect(withTriggerTable("# A", [follow])).toBeUndefined();
});

it("gives editors the triggers' attributes and values", () => {
  const attributes = globalAttributes([follow], ["auth-modal"]);
  const html = htmlCustomData([], attributes).globalAttributes;
  expect(html.map(({ name }) => name)).toEqual([
    "data-quire-do",
    "data-quire-open",
    "data-type",
    "data-name",
  ]);
  expect(html[0].values).toEqual([
    { name: "follow", description: { kind: "markdown", value: "Follows a topic." } },
  ]);
  expect(html[2].values).toEqual([{ name: "topic" }, { name: "newsletter" }]);
  const { attributes: inWebTypes } = webTypes({ name: "a", version: "1" }, [], attributes).contributions.html;
  expect(inWebTypes[0]).toMatchObject({ name: "data-quire-do", value: { type: '"follow"' } });
});

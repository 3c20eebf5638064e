import { expect, it } from "vitest";
import { getTriggerItem, getTriggerSave } from "./item-of-trigger.js";

it("reads an item from data-item as JSON", () => {
  expect(getTriggerItem({ item: '{"id":"7","title":"A","authors":["Ada"]}' })).toMatchObject({
    id: "7",
    title: "A",
    authors: ["Ada"],
  });
});

it("reads an item from data-item-id, data-item-title and so on", () => {
  const data = { itemId: "7", itemTitle: "A", itemContentType: "Article", itemAuthors: "Ada, Grace" };
  expect(getTriggerItem(data)).toMatchObject({
    id: "7",
    title: "A",
    contentType: "Article",
    authors: ["Ada", "Grace"],
  });
});

it.each([{}, { item: "{oops" }, { item: "null" }, { item: "[]" }, { itemTitle: "A" }, { itemId: "" }])(
  "throws trigger/incomplete for %j (robustness-10)",
  (data) => {
    expect(() => getTriggerItem(data as Record<string, string>)).toThrow(
      expect.objectContaining({ code: "trigger/incomplete" }),
    );
  },
);

it("ignores __proto__ in JSON (robustness-9)", () => {
  const item = getTriggerItem({ item: '{"id":"7","title":"A","__proto__":{"a":1}}' });
  expect([Reflect.get(item, "a"), Reflect.get({}, "a")]).toEqual([undefined, undefined]);
});

it("needs only an id to discard", () => {
  expect(getTriggerSave({ itemId: "7" })).toEqual({ id: "7", item: undefined });
});

import {
  booleanAttribute,
  choiceAttribute,
  jsonAttribute,
  numberAttribute,
  textAttribute,
} from "@quire/element";
import { expect, it } from "vitest";
import { attributesOfProps } from "./attributes-of-props.js";

const widget = {
  name: "probe",
  attributes: {
    heading: textAttribute("", ""),
    itemLimit: numberAttribute("", 5),
    single: booleanAttribute(""),
    kind: choiceAttribute("", ["a", "b"], "a"),
    items: jsonAttribute<readonly unknown[]>("", (value) => value as [], []),
  },
  events: { onDone: { description: "" } },
};
const getAttributes = (props: Readonly<Record<string, unknown>>) => attributesOfProps(widget, props);

it("converts props to attributes (beyond-40)", () => {
  const items = [{ title: 'a "b"' }];
  expect(
    getAttributes({ heading: "<b>", itemLimit: 3, single: true, kind: "b", items, onDone() {} }),
  ).toEqual({
    heading: "<b>",
    "item-limit": "3",
    single: "",
    kind: "b",
    items: JSON.stringify(items),
  });
});

it("omits undefined, false and null", () =>
  expect(getAttributes({ heading: undefined, single: false, itemLimit: null })).toEqual({}));

it("accepts a component's props for its host", () =>
  expect(getAttributes({ className: "own", id: "one", "data-x": "1", "aria-label": "A" })).toEqual({
    class: "own",
    id: "one",
    "data-x": "1",
    "aria-label": "A",
  }));

it.each([
  [{ itemLimt: 3 }, "attribute/unknown", 'Did you mean "itemLimit"?'],
  [{ onclick: "alert(1)" }, "attribute/unknown", 'has no prop "onclick"'],
  [{ __proto__x: 1 }, "attribute/unknown", "Use one of: heading"],
  [{ constructor: 1 }, "attribute/unknown", 'has no prop "constructor"'],
  [{ itemLimit: -1 }, "attribute/invalid", '"-1" cannot be read.'],
  [{ kind: "c" }, "attribute/invalid", '"c" cannot be read.'],
])("rejects %o with %s (beyond-40)", (props, code, words) => {
  expect(() => getAttributes(props)).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining(words) }),
  );
});

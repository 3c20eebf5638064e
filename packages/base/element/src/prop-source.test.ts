import { runtime } from "@quire/core";
import * as v from "valibot";
import { beforeEach, expect, it, vi } from "vitest";
import { jsonAttribute, numberAttribute, requiredText, textAttribute } from "./attribute.js";
import { PropSource } from "./prop-source.js";
import { getEvent } from "./widget.js";

const widget = {
  name: "probe",
  attributes: {
    heading: requiredText("Its heading."),
    itemLimit: numberAttribute("How many.", 3),
    items: jsonAttribute("Its items.", v.parser(v.array(v.string())), []),
    note: textAttribute("A note."),
  },
  events: { onItemRemoved: getEvent<{ id: string }>("An item is gone.") },
};

/** An element with only attributes and events. */
class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly getAttribute = (name: string) => this.attributes.get(name) ?? null;
}

let element: FakeElement;
let source: PropSource;
const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => {
  consoleError.mockClear();
  runtime().shared.clear();
  element = new FakeElement();
  // The class only reads attributes and dispatches events.
  source = new PropSource(element as unknown as HTMLElement, widget);
});

function write(name: string, text: string): void {
  element.attributes.set(name, text);
  source.attributeChanged(name);
}

it("reads attributes, with defaults for absent ones", () => {
  write("item-limit", "5");
  write("items", '["a"]');
  expect(source.snapshot()).toMatchObject({ heading: "", itemLimit: 5, items: ["a"], note: undefined });
});

it("returns the same props until a change, which notifies listeners", () => {
  const listener = vi.fn();
  const end = source.subscribe(listener);
  const before = source.snapshot();
  expect(source.snapshot()).toBe(before);
  write("item-limit", "5");
  expect(listener).toHaveBeenCalledTimes(1);
  expect(source.snapshot()).not.toBe(before);
  source.attributeChanged("open"); // Not an attribute of this widget.
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  write("item-limit", "6");
  expect(listener).toHaveBeenCalledTimes(1);
});

it("overrides an attribute by its property until either changes", () => {
  write("item-limit", "5");
  source.setProperty("itemLimit", 7);
  expect(source.snapshot().itemLimit).toBe(7);
  source.setProperty("itemLimit", undefined);
  expect(source.snapshot().itemLimit).toBe(5);
  source.setProperty("itemLimit", 8);
  write("item-limit", "6");
  expect(source.snapshot().itemLimit).toBe(6);
});

it("uses the default and reports once if an attribute is invalid (robustness-10)", async () => {
  write("items", "{oops");
  expect(source.snapshot().items).toEqual([]);
  source.setProperty("note", "again");
  expect(source.snapshot()).toMatchObject({ items: [], note: "again" });
  await vi.waitFor(() => expect(consoleError).toHaveBeenCalled());
  expect(consoleError).toHaveBeenCalledTimes(1);
  expect(consoleError.mock.calls[0]?.[0]).toEqual(
    expect.stringContaining(
      '[quire] attribute/invalid: The attribute "items" of <quire-probe> is wrong. "{oops" cannot be read. Give JSON of the documented shape, in single quotes around the attribute. The default is used.',
    ),
  );
  expect(consoleError.mock.calls[0]?.[1]).toBeInstanceOf(SyntaxError);
});

it("reports an invalid attribute without a cause", async () => {
  write("item-limit", "many");
  expect(source.snapshot().itemLimit).toBe(3);
  await vi.waitFor(() => expect(consoleError).toHaveBeenCalled());
  expect(consoleError.mock.calls).toEqual([
    [
      expect.stringContaining(
        '[quire] attribute/invalid: The attribute "item-limit" of <quire-probe> is wrong. "many" cannot be read. Give a number from 0 up. The default is used.',
      ),
      "https://quire-widgets.github.io/quire/errors#attribute/invalid",
    ],
  ]);
});

it("names a missing required attribute as in markup", () => {
  expect(source.missing()).toBe("heading");
  write("heading", "Hello");
  expect(source.missing()).toBeUndefined();
});

it("gives the view one stable function for each event", () => {
  const onChange = vi.fn();
  element.addEventListener("quire-item-removed", (event) => onChange((event as CustomEvent).detail));
  const { onItemRemoved } = source.snapshot() as { onItemRemoved(detail: unknown): void };
  onItemRemoved({ id: "7" });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ id: "7" });
  write("item-limit", "5");
  expect(source.snapshot().onItemRemoved).toBe(onItemRemoved);
});

it("accepts valid properties, parses strings, and falls back for other values (robustness-10)", async () => {
  const items = ["a"];
  source.setProperty("items", items);
  expect(source.snapshot().items).toBe(items);
  source.setProperty("items", '["b"]');
  source.setProperty("itemLimit", "100");
  expect(source.snapshot()).toMatchObject({ items: ["b"], itemLimit: 100 });
  expect(consoleError).not.toHaveBeenCalled();
  source.setProperty("items", [7]);
  expect(source.snapshot().items).toEqual([]);
  await vi.waitFor(() => expect(consoleError).toHaveBeenCalled());
  expect(consoleError.mock.calls.flat().join(" ")).toContain(
    "The property's value is not one of its allowed values.",
  );
  for (const wrong of ["{oops", 7, {}, Number.NaN]) {
    source.setProperty("items", wrong);
    expect(source.snapshot().items).toEqual([]);
  }
  source.setProperty("itemLimit", -1);
  source.setProperty("note", { no: "text" });
  expect(source.snapshot()).toMatchObject({ itemLimit: 3, note: undefined });
  await vi.waitFor(() => expect(consoleError.mock.lastCall?.[0]).toContain("attribute/invalid"));
});

it("removes a property by null, so that its attribute applies again", () => {
  write("item-limit", "5");
  source.setProperty("itemLimit", 7);
  source.setProperty("itemLimit", null);
  expect(source.snapshot().itemLimit).toBe(5);
});

import { describe, expect, it } from "vitest";
import { render } from "./template.js";

const fill = (text: string, values: Record<string, unknown>) => render(new Map([["t", text]]), "t", values);

describe("render", () => {
  it("escapes values in double braces", () => {
    expect(fill("{{a}}", { a: `<b title='"'>&` })).toBe("&#60;b title=&#39;&#34;&#39;&#62;&#38;");
  });

  it("keeps values in triple braces unchanged", () => {
    expect(fill("{{{a}}}", { a: "<b>" })).toBe("<b>");
  });

  it("does not expand placeholders inside values", () => {
    expect(fill("{{a}}{{b}}", { a: "{{b}}", b: "$&" })).toBe("{{b}}$&#38;");
  });

  it("repeats a section for each item, with access to outer values", () => {
    expect(
      fill("{{#list}}{{name}}-{{unit}} {{/list}}", { unit: "cm", list: [{ name: 1 }, { name: 2 }] }),
    ).toBe("1-cm 2-cm ");
  });

  it("shows a section for a value, and the opposite section if there is none", () => {
    const text = "{{#a}}yes{{/a}}{{^a}}no{{/a}}";
    expect(fill(text, { a: true })).toBe("yes");
    for (const a of [false, "", undefined, null, []]) expect(fill(text, { a })).toBe("no");
  });

  it("includes other templates", () => {
    const templates = new Map([
      ["outer", "<{{> inner}}>"],
      ["inner", "{{a}}"],
    ]);
    expect(render(templates, "outer", { a: 1 })).toBe("<1>");
  });

  it("names a missing template", () => {
    expect(() => fill("{{> none}}", {})).toThrow('There is no template "none.html"');
  });

  it("ignores inherited properties of objects", () => {
    expect(fill("{{constructor}}{{a.constructor}}", { a: {} })).toBe("");
  });
});

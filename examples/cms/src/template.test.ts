import { describe, expect, it } from "vitest";
import { render } from "./template.js";

const fill = (text: string, values: Record<string, unknown>) => render(new Map([["t", text]]), "t", values);

describe("render", () => {
  it("escapes what stands in double braces", () => {
    expect(fill("{{a}}", { a: `<b title='"'>&` })).toBe("&#60;b title=&#39;&#34;&#39;&#62;&#38;");
  });

  it("leaves what stands in triple braces as it is", () => {
    expect(fill("{{{a}}}", { a: "<b>" })).toBe("<b>");
  });

  it("does not fill values into values", () => {
    expect(fill("{{a}}{{b}}", { a: "{{b}}", b: "$&" })).toBe("{{b}}$&#38;");
  });

  it("repeats a section for each item, which sees what is around it", () => {
    expect(
      fill("{{#list}}{{name}}-{{unit}} {{/list}}", { unit: "cm", list: [{ name: 1 }, { name: 2 }] }),
    ).toBe("1-cm 2-cm ");
  });

  it("shows a section for what is there and its opposite for what is not", () => {
    const text = "{{#a}}yes{{/a}}{{^a}}no{{/a}}";
    expect(fill(text, { a: true })).toBe("yes");
    for (const a of [false, "", undefined, null, []]) expect(fill(text, { a })).toBe("no");
  });

  it("takes in other templates", () => {
    const templates = new Map([
      ["outer", "<{{> inner}}>"],
      ["inner", "{{a}}"],
    ]);
    expect(render(templates, "outer", { a: 1 })).toBe("<1>");
  });

  it("says which template is missing", () => {
    expect(() => fill("{{> none}}", {})).toThrow('There is no template "none.html"');
  });

  it("knows nothing of what objects inherit", () => {
    expect(fill("{{constructor}}{{a.constructor}}", { a: {} })).toBe("");
  });
});

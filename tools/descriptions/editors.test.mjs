import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Ajv from "ajv";
import { describe, expect, it } from "vitest";
import {
  getCSSLanguageService,
  newCSSDataProvider,
  TextDocument as StyleSheet,
} from "vscode-css-languageservice";
import { getLanguageService, newHTMLDataProvider, TextDocument } from "vscode-html-languageservice";
import { at } from "../workspace.mjs";

const readJson = (name) => JSON.parse(readFileSync(at("dist/cdn", name), "utf8"));

/** Splits a text at its cursor `|`. */
function atCursor(text, create) {
  const offset = text.indexOf("|");
  const document = create(text.replace("|", ""));
  return { document, position: document.positionAt(offset) };
}

describe("VS Code with the HTML data", () => {
  const service = getLanguageService({
    customDataProviders: [newHTMLDataProvider("quire", readJson("html-custom-data.json"))],
  });
  const open = (html) => atCursor(html, (text) => TextDocument.create("file:///a.html", "html", 1, text));
  function complete(html) {
    const { document, position } = open(html);
    return service
      .doComplete(document, position, service.parseHTMLDocument(document))
      .items.map(({ label }) => label);
  }

  it("offers every widget's tag", () => {
    const tags = readJson("custom-elements.json").modules.flatMap(({ declarations }) =>
      declarations.map(({ tagName }) => tagName),
    );
    expect(tags.length).toBeGreaterThan(50);
    expect(complete("<|")).toEqual(expect.arrayContaining(tags));
  });

  it("offers a widget's attributes, and the values of a choice", () => {
    expect(complete("<quire-mini-cart |></quire-mini-cart>")).toContain("item-limit");
    expect(complete('<quire-auth-modal mode="|"></quire-auth-modal>')).toContain("registration");
  });

  it("offers the actions of triggers on any element", () => {
    expect(complete('<button data-quire-do="|"></button>')).toEqual(
      expect.arrayContaining(["add-to-cart", "follow", "save"]),
    );
  });

  it("describes a tag with a link to its documentation", () => {
    const { document, position } = open("<quire-mini-|cart></quire-mini-cart>");
    const { contents } = service.doHover(document, position, service.parseHTMLDocument(document));
    expect(contents.value).toContain("https://");
    expect(contents.value.length).toBeGreaterThan(80);
  });
});

describe("VS Code with the CSS data", () => {
  const service = getCSSLanguageService({
    customDataProviders: [newCSSDataProvider(readJson("css-custom-data.json"))],
  });
  function complete(css) {
    const { document, position } = atCursor(css, (text) =>
      StyleSheet.create("file:///a.css", "css", 1, text),
    );
    return service
      .doComplete(document, position, service.parseStylesheet(document))
      .items.map(({ label }) => label);
  }

  it("offers the tokens of a widget and of all widgets", () => {
    expect(complete("quire-account-settings { | }")).toEqual(
      expect.arrayContaining([
        "--quire-account-settings-place",
        "--quire-color-accent",
        "--quire-size-small",
      ]),
    );
  });

  it("offers the widgets' parts", () => {
    expect(complete("quire-auth-modal::|")).toContain("::part(title)");
  });
});

it("follows the schema of custom elements manifests", () => {
  const require = createRequire(import.meta.url);
  const schema = JSON.parse(readFileSync(require.resolve("custom-elements-manifest/schema.json"), "utf8"));
  const ajv = new Ajv({ strict: false });
  expect(
    ajv.validate(schema, readJson("custom-elements.json")),
    JSON.stringify(ajv.errors?.slice(0, 3)),
  ).toBe(true);
});

it("names only widgets and attributes of the manifest in the web-types", () => {
  const { contributions } = readJson("web-types.json");
  const declared = readJson("custom-elements.json").modules.flatMap(({ declarations }) => declarations);
  const getNames = ({ attributes = [] }) => attributes.map(({ name }) => name).sort();
  const described = Object.fromEntries(contributions.html.elements.map((one) => [one.name, getNames(one)]));
  expect(described).toEqual(Object.fromEntries(declared.map((one) => [one.tagName, getNames(one)])));
});

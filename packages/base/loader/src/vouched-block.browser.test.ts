import { afterEach, expect, it } from "vitest";
import { ownTag } from "./own-tag.js";
import { vouchedBlock } from "./vouched-block.js";

const ADDRESS = "https://quire.test/quire/quire.js";

afterEach(() => {
  for (const script of document.querySelectorAll("[data-test]")) script.remove();
  document.body.replaceChildren();
});

/** Adds a tag of the loader. Scripts set by markup do not run. */
function tag(parent: Element, attributes: Record<string, string> = {}): HTMLScriptElement {
  return script(parent, { type: "module", src: ADDRESS, ...attributes });
}

function block(parent: Element, attributes: Record<string, string> = {}): HTMLScriptElement {
  return script(parent, { type: "application/json", "data-quire-config": "", ...attributes });
}

function script(parent: Element, attributes: Record<string, string>): HTMLScriptElement {
  const template = document.createElement("template");
  template.innerHTML = "<script data-test></script>";
  const element = template.content.firstElementChild as HTMLScriptElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

const { head, body } = document;

it("accepts the block before or after the loader's tag", () => {
  const before = block(head);
  const own = tag(head);
  expect(vouchedBlock(own)).toBe(before);
  before.remove();
  expect(vouchedBlock(own)).toBeUndefined();
  const after = block(head);
  expect(vouchedBlock(own)).toBe(after);
});

it("prefers a block with the tag's nonce anywhere to one next to the tag", () => {
  block(head);
  const own = tag(head, { nonce: "secret" });
  block(body, { nonce: "guessed" });
  const named = block(body, { nonce: "secret" });
  expect(vouchedBlock(own)).toBe(named);
});

it("rejects blocks that user content can contain: elsewhere, or by a body tag with a nonce", () => {
  const own = tag(head);
  head.append(document.createElement("meta"));
  const between = head.lastElementChild;
  block(body);
  expect(vouchedBlock(own)).toBeUndefined();
  between?.remove();
  block(body);
  expect(vouchedBlock(tag(body, { nonce: "secret" }))).toBeUndefined();
  expect(vouchedBlock(undefined)).toBeUndefined();
});

it("prefers its own tag in the head to one in the body, which a policy may have blocked", () => {
  tag(body);
  const own = tag(head);
  expect(ownTag(ADDRESS)).toBe(own);
});

it("identifies its own tag in the body only if there is one tag", () => {
  const own = tag(body);
  expect(ownTag(ADDRESS)).toBe(own);
  tag(body);
  expect(ownTag(ADDRESS)).toBeUndefined();
});

/** Appends markup as an editor writes it. */
function appendMarkup(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  const place = document.body.appendChild(document.createElement("div"));
  place.append(template.content);
  return place;
}

const BLOCK = '<script type="application/json" data-quire-config data-test></script>';
const TAG = '<script src="https://quire.test/quire/quire.js" data-test></script>';

it.each([
  ["a line break", `${BLOCK}<br>\n<br>${TAG}`],
  ["an empty paragraph and a comment", `${BLOCK}<p> </p><!-- filtered -->${TAG}`],
  ["a paragraph around each", `<p>${BLOCK}</p>\n<p>${TAG}<br></p>`],
  ["a paragraph around both", `<p>${BLOCK}<br>${TAG}</p>`],
  ["a line break behind the tag", `${TAG}<br>${BLOCK}`],
])("finds the block when an editor adds %s (beyond-204)", (_, html) => {
  const place = appendMarkup(html);
  const own = place.querySelector<HTMLScriptElement>("script[src]") ?? undefined;
  expect(vouchedBlock(own)).toBe(place.querySelector("[data-quire-config]"));
});

it.each([
  ["text in its paragraph", `<p>Words ${BLOCK}</p>${TAG}`],
  ["another element around it", `<div>${BLOCK}</div>${TAG}`],
  ["a paragraph of text before the tag", `${BLOCK}<p>Words</p>${TAG}`],
])("rejects a block with %s (beyond-204)", (_, html) => {
  const place = appendMarkup(html);
  expect(vouchedBlock(place.querySelector<HTMLScriptElement>("script[src]") ?? undefined)).toBeUndefined();
});

it("finds the only block in the head when the tag comes late or is unknown (beyond-205)", () => {
  const only = block(head);
  head.append(document.createElement("meta"));
  const meta = head.lastElementChild;
  block(body);
  expect(vouchedBlock(tag(head))).toBe(only);
  expect(vouchedBlock(undefined)).toBe(only);
  block(head);
  expect(vouchedBlock(undefined)).toBeUndefined();
  meta?.remove();
});

it("accepts the only block in the head when the tag with a nonce is in the body (beyond-211)", () => {
  const own = tag(body, { nonce: "secret" });
  block(body);
  expect(vouchedBlock(own)).toBeUndefined();
  const only = block(head);
  expect(vouchedBlock(own)).toBe(only);
  block(head);
  expect(vouchedBlock(own)).toBeUndefined();
});

it("accepts a block in the body only by its nonce when the tag is moved to the head (beyond-211)", () => {
  const stayed = block(body);
  expect(vouchedBlock(tag(head))).toBeUndefined();
  const own = tag(head, { nonce: "secret" });
  expect(vouchedBlock(own)).toBeUndefined();
  stayed.setAttribute("nonce", "secret");
  expect(vouchedBlock(own)).toBe(stayed);
});

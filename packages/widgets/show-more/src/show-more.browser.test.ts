import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import "./define.js";

afterEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
});

const LONG = `${"<p style='height:100px'>A paragraph.</p>".repeat(8)}<p><a href="#end">The end</a></p>`;

function insert(content = LONG, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const host = document.createElement("quire-show-more");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.innerHTML = content;
  document.body.append(host);
  return host;
}

const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
const height = (host: HTMLElement) => part(host, "clip")?.offsetHeight;

it("shows the start of a long passage, with 'Show more'", () => {
  const host = insert();
  expect(height(host)).toBe(240);
  expect(part(host, "button")?.textContent).toBe("Show more");
  expect(part(host, "button")?.ariaExpanded).toBe("false");
});

it("expands and collapses by keyboard (content-2.40)", async () => {
  const host = insert();
  part(host, "button")?.focus();
  await userEvent.keyboard("{Enter}");
  expect(height(host)).toBeGreaterThan(800);
  expect(part(host, "button")?.textContent).toBe("Show less");
  expect(part(host, "button")?.ariaExpanded).toBe("true");
  await userEvent.keyboard("{Enter}");
  expect(height(host)).toBe(240);
  expect(host.shadowRoot?.activeElement).toBe(part(host, "button"));
});

it("emits quire-toggle", () => {
  const host = insert();
  const events: unknown[] = [];
  host.addEventListener("quire-toggle", (event) => events.push((event as CustomEvent).detail));
  part(host, "button")?.click();
  part(host, "button")?.click();
  expect(events).toEqual([{ expanded: true }, { expanded: false }]);
});

it("shows the whole passage and no button if it fits", () => {
  const host = insert("<p style='height:200px;margin:0'>A paragraph.</p>");
  expect(part(host, "button")?.checkVisibility()).toBe(false);
  expect(height(host)).toBe(200);
});

it("adds the button when the passage grows later", async () => {
  const host = insert("<p>A paragraph.</p>");
  host.insertAdjacentHTML("beforeend", LONG);
  await expect.poll(() => part(host, "button")?.checkVisibility()).toBe(true);
  expect(height(host)).toBe(240);
});

it("expands when focus moves into the hidden part", () => {
  const host = insert();
  host.querySelector("a")?.focus();
  expect(part(host, "button")?.ariaExpanded).toBe("true");
});

it("keeps the page's markup unchanged", () => {
  const host = insert("<p>A <em>paragraph</em>.</p>");
  expect(host.innerHTML).toBe("<p>A <em>paragraph</em>.</p>");
});

it("shows as much as `limit` sets, and everything with `expanded`", async () => {
  const host = insert(LONG, { limit: "120" });
  expect(height(host)).toBe(120);
  host.setAttribute("expanded", "");
  await expect.poll(() => height(host)).toBeGreaterThan(800);
});

it("keeps the look of the page's own text (beyond-219)", () => {
  const around = document.createElement("div");
  around.style.cssText =
    "font: italic 19px/2 serif; color: rgb(120, 20, 20); letter-spacing: 1px; text-align: end; color-scheme: dark";
  const passage = "<p>Text, <a href='/a'>with a link</a>.</p>";
  around.setHTMLUnsafe(passage);
  const host = insert(passage + LONG);
  document.body.append(around);
  around.append(host);
  const look = (element: Element | null) => {
    const { font, color, letterSpacing, textAlign, colorScheme } = getComputedStyle(element ?? document.body);
    return { font, color, letterSpacing, textAlign, colorScheme };
  };
  for (const tag of ["p", "a"])
    expect(look(host.querySelector(tag))).toEqual(
      look(around.querySelector(`:scope > ${tag}, :scope > p > ${tag}`)),
    );
});

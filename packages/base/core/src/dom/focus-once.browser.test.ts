import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { focusOnce } from "./focus-once.js";

afterEach(() => document.body.replaceChildren());

/** Inserts an element between two buttons, and presses Tab, so that the browser shows focus rings. */
async function insert(html: string): Promise<HTMLElement> {
  document.body.setHTMLUnsafe(`<button>Before</button>${html}<button>After</button>`);
  await userEvent.keyboard("{Tab}");
  return document.body.children[1] as HTMLElement;
}

const ring = (element: Element) => getComputedStyle(element).outlineStyle;

it("focuses an article without an outline, and restores it when focus leaves", async () => {
  const article = await insert("<article>Words</article>");
  focusOnce(article);
  expect(document.activeElement).toBe(article);
  expect(article.matches(":focus-visible")).toBe(true);
  expect(ring(article)).toBe("none");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("After");
  expect(article.hasAttribute("tabindex")).toBe(false);
  expect(article.style.outline).toBe("");
});

it("shows an outline around a focused heading", async () => {
  const heading = await insert("<h2>Words</h2>");
  focusOnce(heading);
  expect(document.activeElement).toBe(heading);
  expect(ring(heading)).not.toBe("none");
});

it("keeps the outline and the tab order of a control", async () => {
  const link = await insert('<a href="/a">Words</a>');
  focusOnce(link);
  expect(document.activeElement).toBe(link);
  expect(ring(link)).not.toBe("none");
  expect(link.hasAttribute("tabindex")).toBe(false);
});

it("keeps an element focusable that the page made focusable", async () => {
  const section = await insert('<section tabindex="-1" style="outline: 3px solid red">Words</section>');
  focusOnce(section);
  expect(ring(section)).toBe("none");
  section.blur();
  expect(section.getAttribute("tabindex")).toBe("-1");
  expect(ring(section)).toBe("solid");
});

it("removes the tabindex once after two calls", async () => {
  const article = await insert("<article>Words</article>");
  for (let times = 0; times < 2; times++) focusOnce(article);
  article.blur();
  expect([article.hasAttribute("tabindex"), article.style.outline]).toEqual([false, ""]);
});

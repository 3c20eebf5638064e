import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { lendFocus } from "./lend-focus.js";

afterEach(() => document.body.replaceChildren());

/** Something of the page, for a reader who uses the keyboard. */
async function insert(html: string): Promise<HTMLElement> {
  document.body.setHTMLUnsafe(`<button>Before</button>${html}<button>After</button>`);
  await userEvent.keyboard("{Tab}");
  return document.body.children[1] as HTMLElement;
}

const ring = (element: Element) => getComputedStyle(element).outlineStyle;

it("an article has the focus without a ring around all of it, for as long as it stays there", async () => {
  const article = await insert("<article>Words</article>");
  lendFocus(article);
  expect(document.activeElement).toBe(article);
  expect(article.matches(":focus-visible")).toBe(true);
  expect(ring(article)).toBe("none");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("After");
  expect(article.hasAttribute("tabindex")).toBe(false);
  expect(article.style.outline).toBe("");
});

it("a heading shows that it has it", async () => {
  const heading = await insert("<h2>Words</h2>");
  lendFocus(heading);
  expect(document.activeElement).toBe(heading);
  expect(ring(heading)).not.toBe("none");
});

it("a control keeps its own ring and its place in the order", async () => {
  const link = await insert('<a href="/a">Words</a>');
  lendFocus(link);
  expect(document.activeElement).toBe(link);
  expect(ring(link)).not.toBe("none");
  expect(link.hasAttribute("tabindex")).toBe(false);
});

it("keeps an element focusable that the page made focusable", async () => {
  const section = await insert('<section tabindex="-1" style="outline: 3px solid red">Words</section>');
  lendFocus(section);
  expect(ring(section)).toBe("none");
  section.blur();
  expect(section.getAttribute("tabindex")).toBe("-1");
  expect(ring(section)).toBe("solid");
});

it("takes the tabindex back once when it was lent twice", async () => {
  const article = await insert("<article>Words</article>");
  for (let times = 0; times < 2; times++) lendFocus(article);
  article.blur();
  expect([article.hasAttribute("tabindex"), article.style.outline]).toEqual([false, ""]);
});

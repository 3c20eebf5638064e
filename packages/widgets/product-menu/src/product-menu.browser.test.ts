import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import "./define.js";

afterEach(() => document.body.replaceChildren());

const MARKUP = `
  <details><summary>Books</summary><ul><li><a href="/store/books">All  books</a></li></ul></details>
  <section><h3>Cases</h3><a href="/store/cases" aria-current="page">Strategy</a></section>
  <details><summary>Tools</summary><a href="/store/tools">Plans</a></details>`;

function insert(content = MARKUP, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const host = document.createElement("quire-product-menu");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.innerHTML = content;
  document.body.append(host);
  return host;
}

const parts = (host: HTMLElement, name: string) => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElement>(`[part="${name}"]`) ?? []),
];
const open = (host: HTMLElement) =>
  parts(host, "button")
    .filter(({ ariaExpanded }) => ariaExpanded === "true")
    .map(({ textContent }) => textContent);
const getFocusedText = (host: HTMLElement) => host.shadowRoot?.activeElement?.textContent;

it("makes accordions of the page's groups of links, with the current page's group open (content-2.41)", () => {
  const host = insert();
  expect(parts(host, "button").map(({ textContent }) => textContent)).toEqual(["Books", "Cases", "Tools"]);
  expect(open(host)).toEqual(["Cases"]);
  expect(parts(host, "link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All books", "/store/books"],
    ["Strategy", "/store/cases"],
    ["Plans", "/store/tools"],
  ]);
});

it("opens and closes by keyboard, and keeps closed links out of the tab order (content-2.41)", async () => {
  const host = insert();
  parts(host, "button")[0]?.focus();
  await userEvent.keyboard("{Enter}");
  expect(open(host)).toEqual(["Books", "Cases"]);
  await userEvent.keyboard("{Tab}");
  expect(getFocusedText(host)).toBe("All books");
  parts(host, "button")[0]?.focus();
  await userEvent.keyboard(" ");
  expect(open(host)).toEqual(["Cases"]);
  await userEvent.keyboard("{Tab}");
  expect(getFocusedText(host)).toBe("Cases");
});

it("toggles a group once for a double click, and again for the next click (beyond-112)", async () => {
  const host = insert();
  const [books] = parts(host, "button");
  if (!books) throw new Error("There is no group.");
  await userEvent.dblClick(books);
  expect(open(host)).toEqual(["Books", "Cases"]);
  await userEvent.click(books);
  expect(open(host)).toEqual(["Cases"]);
});

it("moves focus from heading to heading by the arrow keys, Home and End", async () => {
  const host = insert();
  parts(host, "button")[0]?.focus();
  const steps = {
    "{ArrowDown}": "Cases",
    "{End}": "Tools",
    "{ArrowDown} ": "Books",
    "{ArrowUp}": "Tools",
    "{Home}": "Books",
  };
  for (const [key, title] of Object.entries(steps)) {
    await userEvent.keyboard(key.trim());
    expect(getFocusedText(host)).toBe(title);
  }
});

it("closes the other groups when one opens, with `single`", () => {
  const host = insert(MARKUP, { single: "" });
  parts(host, "button")[0]?.click();
  expect(open(host)).toEqual(["Books"]);
});

it("emits quire-toggle when a group opens or closes", () => {
  const host = insert();
  const events: unknown[] = [];
  host.addEventListener("quire-toggle", (event) => events.push((event as CustomEvent).detail));
  parts(host, "button")[0]?.click();
  parts(host, "button")[0]?.click();
  expect(events).toEqual([
    { title: "Books", expanded: true },
    { title: "Books", expanded: false },
  ]);
});

it("keeps opened groups open when the page's markup changes, and adds new groups", async () => {
  const host = insert();
  parts(host, "button")[0]?.click();
  host.append(" ");
  await new Promise(requestAnimationFrame);
  expect(open(host)).toEqual(["Books", "Cases"]);
  host.insertAdjacentHTML("beforeend", '<section><h3>Audio</h3><a href="/audio">All</a></section>');
  await expect.poll(() => parts(host, "button").length).toBe(4);
});

it("keeps the focus and each group's state when the page adds groups and links", async () => {
  const host = insert();
  const [books, cases] = parts(host, "button");
  for (const button of [cases, books]) button?.click();
  books?.focus();
  const more = '<li><a href="/store/new">New</a></li>';
  host.querySelector("ul")?.insertAdjacentHTML("beforeend", more);
  host.insertAdjacentHTML(
    "beforeend",
    '<details open><summary>Gifts</summary><a href="/gifts">All</a></details>',
  );
  await expect.poll(() => parts(host, "button")).toHaveLength(4);
  expect([open(host), getFocusedText(host)]).toEqual([["Books", "Gifts"], "Books"]);
  expect(parts(host, "link").map(({ textContent }) => textContent)).toContain("New");
  parts(host, "link")[0]?.focus();
  host.insertAdjacentHTML("beforeend", "<details><summary>Last</summary><a href='/last'>Last</a></details>");
  await expect.poll(() => parts(host, "button")).toHaveLength(5);
  expect([open(host), getFocusedText(host)]).toEqual([["Books", "Gifts"], "All books"]);
});

/** Returns the markup of a group with links to these places. */
const group = (title: string, ...places: readonly string[]) =>
  `<details><summary>${title}</summary>${places.map((place) => `<a href="/${place}">${place}</a>`).join("")}</details>`;
const addLink = (host: HTMLElement, at: number, place: string) =>
  host.children[at]?.insertAdjacentHTML("beforeend", `<a href="/${place}">${place}</a>`);
/** Returns the links of open groups. */
const shown = (host: HTMLElement) =>
  parts(host, "link")
    .filter((link) => !link.closest("[hidden]"))
    .map(({ textContent }) => textContent);

it("keeps an opened group open, with its focus, when another group has the same title", async () => {
  const host = insert(group("More", "a") + group("More", "b"));
  parts(host, "button")[1]?.click();
  parts(host, "button")[1]?.focus();
  addLink(host, 1, "b2");
  await expect.poll(() => shown(host)).toEqual(["b", "b2"]);
  expect(host.shadowRoot?.activeElement).toBe(parts(host, "button")[1]);
  host.insertAdjacentHTML("afterbegin", group("More", "c"));
  await expect.poll(() => parts(host, "button")).toHaveLength(3);
  expect(shown(host)).toEqual(["b", "b2"]);
  expect(host.shadowRoot?.activeElement).toBe(parts(host, "button")[2]);
});

it("keeps a group's state when its title changes, for example in another language", async () => {
  const host = insert(group("Books", "a") + group("Cases", "b"));
  parts(host, "button")[1]?.click();
  parts(host, "button")[1]?.focus();
  host.querySelectorAll("summary")[1]?.replaceChildren("Fälle");
  await expect.poll(() => parts(host, "button")[1]?.textContent).toBe("Fälle");
  expect([open(host), getFocusedText(host)]).toEqual([["Fälle"], "Fälle"]);
});

it("keeps the focus on a link when its group gets another link", async () => {
  const host = insert(group("Books", "a", "b"));
  parts(host, "button")[0]?.click();
  parts(host, "link")[1]?.focus();
  addLink(host, 0, "c");
  await expect.poll(() => parts(host, "link")).toHaveLength(3);
  expect(getFocusedText(host)).toBe("b");
});

it("keeps groups closed that `single` has closed, while the page adds more", async () => {
  const host = insert(group("Books", "a").replace("<details", "<details open") + group("Cases", "b"), {
    single: "",
  });
  parts(host, "button")[1]?.click();
  addLink(host, 0, "a2");
  await expect.poll(() => parts(host, "link")).toHaveLength(3);
  expect(open(host)).toEqual(["Cases"]);
});

it("reads its groups from an attribute that was set before the element's code loaded", () => {
  const groups = [{ title: "Audio", links: [{ label: "All", href: "/audio" }] }];
  const host = insert(MARKUP, { groups: JSON.stringify(groups) });
  expect(parts(host, "button").map(({ textContent }) => textContent)).toEqual(["Audio"]);
});

it.each(["{oops", "[1]", '[{"title":"x"}]'])(
  "shows the markup if the attribute is %s (robustness-10)",
  (text) => {
    expect(parts(insert(MARKUP, { groups: text }), "button").length).toBe(3);
  },
);

it("has the state empty if there are no links", () => {
  const host = insert("");
  expect(host.dataset.state).toBe("empty");
  expect(parts(host, "menu")[0]?.checkVisibility()).toBe(false);
});

it.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x"])(
  "renders no link to %s (robustness-8)",
  (href) => {
    const host = insert(`<section><h3>Books</h3><a href="${href}">Click</a></section>`);
    expect(parts(host, "link")[0]?.hasAttribute("href")).toBe(false);
  },
);

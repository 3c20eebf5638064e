import { messagesReady } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { asDomElement } from "./as-dom-element.js";
import { textAttribute } from "./attribute.js";
import { makeElement } from "./make-element.js";
import { paintFirst } from "./paint-first.js";
import { formatMark, RELEASE } from "./prerendered-mark.js";
import { register } from "./register.js";
import { defineDomWidget } from "./widget.js";

/** A heading, a link and a field. They are created in a different order than they have in the document. */
const probe = defineDomWidget({
  name: "adopted-probe",
  description: "A heading, a link and a field.",
  attributes: { heading: textAttribute("The heading.", "") },
  events: {},
  styles: ["h2 { color: rgb(1, 2, 3) }"],
  dom({ root, show }) {
    const link = makeElement("a", { part: "link", href: "/there" }, "There");
    const field = makeElement("input", { part: "field", name: "q" });
    const heading = makeElement("h2", { part: "heading" });
    root.append(makeElement("div", { part: "all" }, heading, makeElement("p", {}, "Go ", link), field));
    link.addEventListener("click", (event) => {
      event.preventDefault();
      heading.textContent = "Pressed";
    });
    return {
      set(options) {
        heading.textContent = options.heading;
        show("ready");
      },
      end() {},
    };
  },
});
const TAG = "quire-adopted-probe";

/** Returns a server's markup: the tag with its mark, and its shadow root as a template. */
function sent(heading: string, locale = "en", release = RELEASE, widget = probe): string {
  const host = document.createElement("div");
  host.setAttribute("heading", heading);
  document.body.append(host);
  const { root, order } = paintFirst(host, widget);
  const numbers = [...root.querySelectorAll("*")].map((element) => order.get(element) ?? -1);
  const mark = formatMark({ release, locale, order: numbers });
  const shadow = [...root.children].map((child) => child.outerHTML).join("");
  host.remove();
  const tag = `quire-${widget.name}`;
  return `<${tag} heading="${heading}" data-quire-prerendered="${mark}"><template shadowrootmode="open"><style>h2 { color: red }</style>${shadow}</template></${tag}>`;
}

/** Inserts markup as the parser does, with templates attached as shadow roots. */
function insert(markup: string): HTMLElement {
  document.body.setHTMLUnsafe(markup);
  return document.body.firstElementChild as HTMLElement;
}

const part = <Kind extends HTMLElement>(host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<Kind>(`[part="${name}"]`) as Kind;
/** Defines the element, if needed, and waits until it is ready. */
function isLive(host: HTMLElement) {
  register("adopted-probe", asDomElement(probe));
  return expect.poll(() => host.dataset.state).toBe("ready");
}

let messages: string[] = [];
beforeEach(() => {
  messages = [];
  vi.spyOn(console, "error").mockImplementation((line) => messages.push(String(line)));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("reuses prerendered elements, with focus and typed text (beyond-43)", async () => {
  const host = insert(sent("One"));
  const before = ["all", "heading", "link", "field"].map((name) => part(host, name));
  const field = part<HTMLInputElement>(host, "field");
  field.value = "typed";
  field.focus();
  field.setSelectionRange(2, 3);
  await isLive(host);
  expect(["all", "heading", "link", "field"].map((name) => part(host, name))).toEqual(before);
  expect(host.shadowRoot?.activeElement).toBe(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["typed", 2, 3]);
  expect(host.shadowRoot?.textContent).toBe("OneGo There");
  expect(host.dataset.quirePrerendered).toBeUndefined();
  expect(getComputedStyle(part(host, "heading")).color).toBe("rgb(1, 2, 3)");
  part(host, "link").click();
  expect(part(host, "heading").textContent).toBe("Pressed");
  expect(messages).toEqual([]);
});

it("renders once when its tag moves before it is upgraded", async () => {
  const host = insert(sent("Moved"));
  document.body.append(host, document.createElement("p"));
  document.body.append(host);
  await isLive(host);
  expect(host.shadowRoot?.querySelectorAll("h2")).toHaveLength(1);
  expect(messages).toEqual([]);
});

it("attaches a template that a script has inserted with innerHTML (beyond-43)", async () => {
  const template = document.createElement("template");
  template.innerHTML = sent("By a script");
  const host = template.content.firstElementChild as HTMLElement;
  expect(host.shadowRoot).toBeNull();
  document.body.append(host);
  await isLive(host);
  expect(host.querySelector("template")).toBeNull();
  expect(host.shadowRoot?.textContent).toBe("By a scriptGo There");
  expect(messages).toEqual([]);
});

it("waits until the parser has read its template", async () => {
  const markup = sent("Read late");
  register("adopted-probe", asDomElement(probe));
  const reading = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const host = insert(markup.replace(/<template.*<\/template>/, ""));
  await Promise.all([import("./adopt.js"), messagesReady()]);
  await new Promise(requestAnimationFrame);
  expect(host.dataset.state).toBeUndefined();
  host.innerHTML = markup.match(/<template.*<\/template>/)?.[0] ?? "";
  const heading = host.querySelector("template")?.content.querySelector("h2");
  reading.mockRestore();
  await isLive(host);
  expect(part(host, "heading")).toBe(heading);
  expect(host.shadowRoot?.textContent).toBe("Read lateGo There");
  expect(messages).toEqual([]);
});

it.each([
  ["all", ""],
  ["its last element", '<input part="field" name="q">'],
])("reuses prerendered markup while the page is being parsed, as soon as %s (beyond-43)", async (_, last) => {
  register("adopted-probe", asDomElement(probe));
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const host = insert(sent(`Read until ${last}`.replaceAll(/[<>"]/g, "")).replace(last, ""));
  await Promise.all([import("./adopt.js"), messagesReady()]);
  if (last) {
    await new Promise(requestAnimationFrame);
    expect(host.dataset.state).toBeUndefined();
    part(host, "all").insertAdjacentHTML("beforeend", last);
  }
  const before = part(host, "field");
  await isLive(host);
  expect(part(host, "field")).toBe(before);
  expect(messages).toEqual([]);
});

it("renders when it has a mark, but the template was lost", async () => {
  const host = insert(sent("Lost").replace(/<template.*<\/template>/, ""));
  await isLive(host);
  expect(host.shadowRoot?.textContent).toBe("LostGo There");
  expect(messages).toEqual([]);
});

it("renders from scratch and reports the error when reuse fails", async () => {
  const host = insert(sent("Whole"));
  vi.spyOn(Document.prototype, "implementation", "get").mockImplementation(() => {
    throw new Error("A fault of the page's.");
  });
  await isLive(host);
  expect(host.shadowRoot?.textContent).toBe("WholeGo There");
  expect(messages.join()).toContain("A fault of the page's.");
});

it("does not scroll, and leaves focus outside where it is", async () => {
  const away = '<div style="block-size: 5000px"><button>Outside</button></div>';
  document.body.setHTMLUnsafe(away + sent("One") + away.replace(/<button.*button>/, ""));
  const [, host] = [...document.body.children] as [Element, HTMLElement];
  part(host, "link").focus({ preventScroll: true });
  await isLive(host);
  expect([scrollY, host.shadowRoot?.activeElement]).toEqual([0, part(host, "link")]);
  const next = document.createElement("section");
  document.body.prepend(next);
  next.setHTMLUnsafe(sent("Two"));
  const outside = document.querySelector("button");
  outside?.focus();
  await isLive(next.firstElementChild as HTMLElement);
  expect(document.activeElement).toBe(outside);
});

it("removes attributes that were added to the markup, except data-state", async () => {
  const host = insert(
    sent("One")
      .replace('part="field"', 'part="field" hidden')
      .replace('part="link"', 'part="link" data-state="on"'),
  );
  await isLive(host);
  expect(part(host, "field").hasAttribute("hidden")).toBe(false);
  expect(part(host, "link").dataset.state).toBe("on");
});

it("keeps the content of a custom element inside", async () => {
  const around = defineDomWidget({
    ...probe,
    name: "adopted-around",
    dom({ root, show }) {
      root.append(makeElement("x-inner" as "div", { part: "inner" }));
      return { set: () => show("ready"), end() {} };
    },
  });
  const host = insert(sent("One", "en", RELEASE, around).replace("></x-inner>", "><b>Its own</b></x-inner>"));
  const [inner, own] = [part(host, "inner"), part(host, "inner").firstChild];
  register("adopted-around", asDomElement(around));
  await isLive(host);
  expect(part(host, "inner")).toBe(inner);
  expect(inner.firstChild).toBe(own);
});

it("does not render while removed, and renders when it returns", async () => {
  const host = insert(sent("Gone"));
  register("adopted-probe", asDomElement(probe));
  host.remove();
  await new Promise(requestAnimationFrame);
  await expect.poll(() => host.dataset.quirePrerendered).toBeUndefined();
  expect(host.dataset.state).toBeUndefined();
  document.body.append(host);
  await isLive(host);
});

it("restores the page's own document.createElement", async () => {
  const host = insert(sent("Own"));
  const own = vi.fn(Document.prototype.createElement.bind(document));
  document.createElement = own as typeof document.createElement;
  await isLive(host);
  expect(document.createElement).toBe(own);
  Reflect.deleteProperty(document, "createElement");
});

it("renders the current attributes, and reports the difference once (beyond-44)", async () => {
  const host = insert(sent("Old").replace(`heading="Old"`, `heading="New"`));
  const link = part(host, "link");
  await isLive(host);
  expect(part(host, "heading").textContent).toBe("New");
  expect(part(host, "link")).toBe(link);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(
    `widget/differs: <${TAG}> differs from its prerendered markup, and was rendered again.`,
  );
  expect(messages[0]).toContain('There was "Old", and there is "New". Prerender the page with the release');
});

it.each([
  [
    "a filter has wrapped its field",
    (markup: string) => markup.replace(/<input[^>]*>/, "<section>$&</section>"),
    "<section>",
  ],
  [
    "a translation has changed its text",
    (markup: string) => markup.replace("There<", "<font>Là</font><"),
    "There was <font>Là",
  ],
  [
    "its field was lost",
    (markup: string) => markup.replace(/<input[^>]*>/, ""),
    'there is <input part="field">',
  ],
  ["its mark is invalid", (markup: string) => markup.replace(/(prerendered="\S+ en)[^"]*/, "$1 x 9 9 1"), ""],
])("renders completely when %s (beyond-44)", async (_, alter, words) => {
  const host = insert(alter(sent("Whole")));
  await isLive(host);
  expect(host.shadowRoot?.textContent).toBe("WholeGo There");
  expect([...(host.shadowRoot?.children ?? [])].map((child) => child.getAttribute("part"))).toEqual([
    "all",
    "content",
  ]);
  expect(part<HTMLInputElement>(host, "field").value).toBe("");
  expect(messages.join()).toContain(words);
  expect(document.createElement).toBe(Document.prototype.createElement);
});

it("reports both locales when they differ (beyond-44)", async () => {
  const host = insert(sent("Hello", "fr").replace(">Hello<", ">Bonjour<"));
  await isLive(host);
  expect(messages.join()).toMatch(/prerendered in fr, and the page is in en/);
});

it("keeps typed text when other elements differ (beyond-44)", async () => {
  const host = insert(sent("Old").replace(">Old<", ">Older<"));
  part<HTMLInputElement>(host, "field").value = "typed";
  await isLive(host);
  expect(part<HTMLInputElement>(host, "field").value).toBe("typed");
});

it("keeps typed text in new fields, and uses new defaults for untouched ones (beyond-44)", async () => {
  const filled = defineDomWidget({
    ...probe,
    name: "adopted-filled",
    dom({ root, show }) {
      const [name, about] = ["input", "textarea"].map((tag) => makeElement(tag as "input", { name: tag }));
      root.append(makeElement("div", {}, name as Node, about as Node));
      return {
        set({ heading }) {
          name?.setAttribute("value", heading);
          show("ready");
        },
        end() {},
      };
    },
  });
  const host = insert(
    sent("Old", "en", RELEASE, filled)
      .replace('heading="Old"', 'heading="New"')
      .replace("<input", "<b></b><input"),
  );
  const fields = () => [...(host.shadowRoot?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])];
  const before = fields();
  if (before[1]) before[1].value = "typed";
  register("adopted-filled", asDomElement(filled));
  await isLive(host);
  expect(fields().some((field) => before.includes(field))).toBe(false);
  expect(fields().map(({ value }) => value)).toEqual(["New", "typed"]);
});

it("reuses markup of another release, and reports that release once (beyond-45)", async () => {
  const older = (heading: string) =>
    sent(heading, "en", "0.0.0-older.1").replace('name="q"', 'name="code"').replace(">There<", ">Where<");
  document.body.setHTMLUnsafe(older("One") + older("Two"));
  const [one, two] = [...document.body.children] as HTMLElement[];
  if (!one || !two) throw new Error("They have been put there.");
  const before = part(one, "heading");
  part(one, "link").focus();
  await Promise.all([one, two].map(isLive));
  expect([one, two].map(({ shadowRoot }) => shadowRoot?.textContent)).toEqual(["OneGo There", "TwoGo There"]);
  expect(part(one, "heading")).toBe(before);
  expect(one.shadowRoot?.activeElement).toBe(part(one, "link"));
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`prerendered by version 0.0.0-older.1 of Quire, and loads ${RELEASE}.`);
  expect(messages[0]).toContain("page/outdated: ");
  expect(messages[0]).toContain("The parts that differ were rendered again. Prerender the page again");
});

it("reports markup without a release, as unbuilt code writes it (beyond-45)", async () => {
  await isLive(insert(sent("One", "en", "")));
  expect(messages.join()).toContain(`prerendered by another version of Quire, and loads ${RELEASE}.`);
});

it("drops typed text when another release named the field differently (beyond-45)", async () => {
  const host = insert(sent("Typed", "en", "0.0.0-older.2").replace('name="q"', 'name="code"'));
  part<HTMLInputElement>(host, "field").value = "secret";
  await isLive(host);
  expect(part<HTMLInputElement>(host, "field").name).toBe("q");
  expect(part<HTMLInputElement>(host, "field").value).toBe("");
  expect(messages).toEqual([expect.stringContaining("page/outdated: ")]);
});

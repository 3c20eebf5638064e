/** The behaviour of the documentation pages: tabs of code, settings of examples, and the playground. */

const KEPT = "quire-docs-tab";

const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

// Tabs of code

const groups = [];
let lastId = 0;

function addTabs(host) {
  const panels = [...host.querySelectorAll(":scope > section")];
  const list = create("div", { className: "tab-list", role: "tablist" });
  list.setAttribute("aria-label", "Code for");
  const tabs = panels.map((panel) => {
    lastId += 1;
    const label = panel.dataset.tab;
    const tab = create("button", { type: "button", role: "tab", id: `tab-${lastId}`, textContent: label });
    panel.id = `panel-${lastId}`;
    panel.role = "tabpanel";
    panel.setAttribute("aria-labelledby", tab.id);
    tab.setAttribute("aria-controls", panel.id);
    tab.addEventListener("click", () => chooseEverywhere(label, tab));
    return tab;
  });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = tabs.indexOf(event.target);
    if (!step || at < 0) return;
    const next = tabs[(at + step + tabs.length) % tabs.length];
    next.focus();
    next.click();
  });
  const choose = (label) => {
    const chosen = Math.max(
      0,
      panels.findIndex((panel) => panel.dataset.tab === label),
    );
    for (const [index, panel] of panels.entries()) {
      panel.hidden = index !== chosen;
      tabs[index].setAttribute("aria-selected", String(index === chosen));
      tabs[index].tabIndex = index === chosen ? 0 : -1;
    }
  };
  list.append(...tabs);
  host.prepend(list);
  host.classList.add("has-tabs");
  groups.push(choose);
  choose(localStorage.getItem(KEPT));
}

/** Shows one kind of code in all examples. The pressed tab keeps its place in the window. */
function chooseEverywhere(label, tab) {
  const before = tab.getBoundingClientRect().top;
  for (const choose of groups) choose(label);
  scrollBy(0, tab.getBoundingClientRect().top - before);
  localStorage.setItem(KEPT, label);
}

// Examples

const CHOICES = [
  {
    name: "flavour",
    label: "Runs as",
    options: [
      ["react", "React"],
      ["light", "Light build"],
      ["none", "No script"],
    ],
  },
  {
    name: "look",
    label: "Theme",
    options: [
      ["", "As this page"],
      ["light", "Light"],
      ["dark", "Dark"],
      ["brand", "Brand"],
    ],
  },
  {
    name: "lang",
    label: "Locale",
    options: [
      ["", "English"],
      ["de", "Deutsch"],
      ["fr", "Français"],
      ["es", "Español"],
      ["ar", "العربية, right to left"],
    ],
  },
];

/** Returns the colours of a frame: those of this page, unless the reader chose others. */
function getLook(look) {
  const page = document.documentElement.dataset.theme ?? "light";
  if (look === "brand") return { scheme: "light", theme: "brand" };
  return { scheme: look || page, theme: "" };
}

/** Returns the address of a frame for the chosen settings. */
function getAddress(base, { lang }) {
  const url = new URL(base);
  if (lang) url.searchParams.set("lang", lang);
  if (lang === "ar") url.searchParams.set("dir", "rtl");
  return url.href;
}

/** Adds a row of controls above a frame, such as for the flavour and the language. */
function addSettings(host, frame, bases, onLoad) {
  const chosen = { flavour: "react", look: "", lang: "" };
  const show = () => {
    // A sandbox without scripts shows the page as readers without JavaScript see it.
    if (chosen.flavour === "none") frame.setAttribute("sandbox", "allow-same-origin");
    else frame.removeAttribute("sandbox");
    frame.src = getAddress(chosen.flavour === "light" ? bases.light : bases.react, chosen);
  };
  // The frame has this page's origin. New colours need no reload, so the example keeps its state.
  const paint = () =>
    Object.assign(frame.contentDocument?.documentElement?.dataset ?? {}, getLook(chosen.look));
  const bar = create("div", { className: "example-bar" });
  for (const { name, label, options } of CHOICES) {
    const select = create("select", {}, ...options.map(([value, text]) => new Option(text, value)));
    select.addEventListener("change", () => {
      chosen[name] = select.value;
      if (name === "look") paint();
      else show();
    });
    bar.append(create("label", {}, create("span", { textContent: label }), select));
  }
  const again = create("button", { type: "button", textContent: "Start over" });
  again.addEventListener("click", show);
  bar.append(again);
  host.prepend(bar);
  frame.addEventListener("load", () => {
    paint();
    onLoad();
  });
  new MutationObserver(paint).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  if (frame.contentDocument?.readyState === "complete") paint();
  return show;
}

const MAX_LINES = 30;

/** Adds a list of the events and navigations that a frame reports. */
function addLog(host, frame) {
  const list = create("ol");
  const log = create(
    "details",
    { className: "example-log", hidden: true },
    create("summary", { textContent: "Events" }),
    list,
  );
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== location.origin || source !== frame.contentWindow || data?.source !== "quire-docs") return;
    const text =
      data.type === "event" ? `${data.name} ${JSON.stringify(data.detail)}` : `goes to ${data.address}`;
    list.prepend(create("li", {}, create("code", { textContent: text })));
    while (list.children.length > MAX_LINES) list.lastChild.remove();
    log.hidden = false;
    log.firstChild.textContent = `Events (${list.children.length})`;
  });
  host.append(log);
}

const LOWEST = 80;

/** Lets a frame follow the height of its content. */
function followHeight(frame) {
  const { body } = frame.contentDocument;
  const follow = () => {
    frame.style.blockSize = `${Math.max(LOWEST, Math.ceil(body.getBoundingClientRect().height))}px`;
  };
  follow();
  new frame.contentWindow.ResizeObserver(follow).observe(body);
}

function addExample(host) {
  const frame = host.querySelector("iframe");
  const bases = { react: frame.src, light: new URL(host.dataset.light, location.href).href };
  const isFixed = "fixed" in host.dataset;
  addSettings(host, frame, bases, () => {
    if (!isFixed && !frame.sandbox.length) followHeight(frame);
  });
  addLog(host, frame);
}

// The playground

const START =
  '<quire-mini-cart item-limit="5">\n  <a href="/shopping-cart">Cart</a>\n</quire-mini-cart>\n<a href="/sign-in" data-quire-open="auth-modal">Sign in</a>\n<button data-quire-do="add-to-cart" data-product-id="7001-HBK" data-type="ship" data-format="Hardcover">Add to cart</button>';

const toHash = (markup) => `#${encodeURIComponent(markup)}`;

async function addPlayground(host) {
  const examples = await (await fetch(new URL(host.dataset.examples, location.href))).json();
  const named = examples.find(({ id }) => id === new URLSearchParams(location.search).get("example"));
  const given = location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : undefined;
  const area = create("textarea", { rows: 10, spellcheck: false, value: given ?? named?.markup ?? START });
  const pick = create(
    "select",
    {},
    new Option("Choose an example", ""),
    ...examples.map(({ id, widget, title }) => new Option(`${widget}: ${title}`, id)),
  );
  pick.value = named?.id ?? "";
  const frame = create("iframe", { title: "Your markup", className: "tall" });
  const copy = create("button", { type: "button", textContent: "Copy the markup" });
  const stage = create("div", { className: "example" }, frame);
  const status = create("span", { className: "status", role: "status" });
  host.append(
    create(
      "div",
      { className: "playground-bar" },
      create("label", {}, create("span", { textContent: "Start from" }), pick),
      copy,
      status,
    ),
    create("label", { className: "playground-code" }, create("span", { textContent: "Markup" }), area),
    stage,
  );
  // The parser runs here. The frame's policy allows no HTML from texts, and no scripts of the markup.
  const fill = () => {
    const parsed = new DOMParser().parseFromString(area.value, "text/html");
    const target = frame.contentDocument;
    const place = target.querySelector(".bar") ?? target.body;
    place.replaceChildren(...[...parsed.body.childNodes].map((node) => target.importNode(node, true)));
  };
  const bases = {
    react: new URL(host.dataset.frame, location.href).href,
    light: new URL(host.dataset.light, location.href).href,
  };
  const show = addSettings(stage, frame, bases, fill);
  addLog(stage, frame);
  let timer;
  area.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      history.replaceState(null, "", toHash(area.value));
      show();
    }, 400);
  });
  pick.addEventListener("change", () => {
    const chosen = examples.find(({ id }) => id === pick.value);
    if (!chosen) return;
    area.value = chosen.markup;
    history.replaceState(null, "", toHash(area.value));
    show();
  });
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(area.value);
    status.textContent = "Copied.";
  });
  show();
}

// Areas that scroll sideways

/** Lets the keyboard scroll code and tables that are wider than the page. */
function followWidth(area, label) {
  const isWide = area.scrollWidth > area.clientWidth;
  area.toggleAttribute("tabindex", isWide);
  if (isWide) area.tabIndex = 0;
  if (area.localName !== "pre") return;
  area.role = isWide ? "region" : null;
  area.ariaLabel = isWide ? label : null;
}

const areas = [...document.querySelectorAll(".sl-markdown-content :is(pre, table)")];
const widths = new ResizeObserver((entries) => {
  for (const { target } of entries) followWidth(target, `Code ${areas.indexOf(target) + 1}`);
});
for (const area of areas) widths.observe(area);

for (const host of document.querySelectorAll(".code-tabs")) addTabs(host);
for (const host of document.querySelectorAll(".example")) addExample(host);
for (const host of document.querySelectorAll(".playground")) addPlayground(host);
if (document.querySelector(".theme-editor")) import("./theme-editor.js");

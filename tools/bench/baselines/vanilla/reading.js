// A header, a search with suggestions and a library, written by hand for one site without a framework.
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/** Accepts only addresses of pages. */
const safe = (address) => (/^(https?:)?\//.test(address) ? address : undefined);
const link = (address, ...children) => make("a", safe(address) ? { href: address } : {}, ...children);

// The header: its logo grows and shrinks on scroll, and it shows the current user.
function startHeader(header) {
  let last = 0;
  const look = () => {
    if (scrollY < 100) header.dataset.logo = "big";
    else if (scrollY > 250) header.dataset.logo = "small";
  };
  addEventListener(
    "scroll",
    ({ timeStamp }) => {
      if (timeStamp - last < 125) return;
      last = timeStamp;
      look();
    },
    { passive: true },
  );
  look();
  header.dataset.state = "ready";
}

// Suggestions: requested at most every 350 ms, above two characters. Only the latest response is shown.
function startSearch(field) {
  const list = make("div", {
    id: "suggestions",
    role: "listbox",
    "aria-label": "Suggestions",
    popover: "manual",
  });
  const status = make("p", { role: "status" });
  field.after(list, status);
  field.role = "combobox";
  field.setAttribute("aria-controls", list.id);
  field.ariaExpanded = "false";
  let asked = "";
  let waiting = 0;
  let lastTime = -350;

  async function ask() {
    const term = field.value.trim().replace(/\s+/g, " ");
    if (term.length < 3 || term === asked) return;
    asked = term;
    lastTime = performance.now();
    const answer = await fetch(`/service/search/auto-suggest?term=${encodeURIComponent(term)}`);
    const { records = [], subjects = [] } = await answer.json();
    if (term !== asked) return;
    const found = [...records.slice(0, 6), ...subjects.slice(0, 3)];
    const options = found.map(({ title, link: address }, index) => {
      const option = link(address, title);
      option.role = "option";
      option.id = `suggestion-${index}`;
      return option;
    });
    list.replaceChildren(...options);
    list.showPopover();
    field.ariaExpanded = "true";
    status.textContent = `${found.length} suggestions`;
  }

  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, Math.max(0, lastTime + 350 - performance.now()));
  });
}

// The library: it loads a page near the end of the list. Each entry has its labels, link, authors, dates, price, picture
// and actions.
function startLibrary(place) {
  const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const prices = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const day = (value) => dates.format(new Date(value));
  const list = make("ol");
  const status = make("p", { role: "status" });
  place.append(list, status);
  let page = 0;
  let isBusy = false;

  function entry({
    title,
    summary = "",
    published,
    author = [],
    category = {},
    contentType,
    listPrice,
    image,
    content = {},
    productLink = "",
  }) {
    const address = content.src ?? productLink;
    const item = JSON.stringify({ title, summary, contentType, listPrice, id: content.id });
    const actions = ["Move", "Share", "Discard"].map((name) =>
      make("button", { type: "button", "aria-label": `${name} ${title}`, "data-item": item }, name),
    );
    const labels = [contentType ?? content.format, content.seriesLabel, category.term].filter(Boolean);
    const details = [
      author.length > 0 && `By ${author.map(({ name }) => name).join(", ")}`,
      published && day(published),
      listPrice && prices.format(listPrice),
      content.saved && `Saved ${day(content.saved)}`,
    ].filter(Boolean);
    const picture = safe(image ?? content.image);
    return make(
      "li",
      {},
      make("p", {}, ...labels.map((label) => make("span", {}, label))),
      make("h3", {}, link(address, title)),
      make("p", {}, summary),
      make("p", {}, ...details.map((detail) => make("span", {}, detail))),
      make("div", { role: "group", "aria-label": title }, ...actions),
      ...(picture
        ? [link(address, make("img", { src: picture, alt: "", width: 180, height: 120, loading: "lazy" }))]
        : []),
    );
  }

  async function load() {
    if (isBusy || page < 0) return;
    isBusy = true;
    const answer = await fetch(`/api/user/saves/${page + 1}/10?format=json`);
    const { entries = [], page: { last } = {} } = await answer.json();
    page = last ? -1 : page + 1;
    list.append(...entries.map(entry));
    status.textContent = `${list.childElementCount} items`;
    isBusy = false;
  }

  new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && load(), {
    rootMargin: "300px",
  }).observe(status);
}

for (const header of document.querySelectorAll("[data-header]")) startHeader(header);
for (const field of document.querySelectorAll("#term")) startSearch(field);
for (const place of document.querySelectorAll("[data-library]")) startLibrary(place);

import { createFakeBackend } from "@quire/testing";

/** Runs first in the frame of an example: answers all calls, and keeps the reader on the docs page. */
const { searchParams } = new URL(location.href);
const root = document.documentElement;
const settings = JSON.parse(document.querySelector("[data-example]").textContent);

for (const name of ["lang", "dir"])
  if (searchParams.has(name)) root.setAttribute(name, searchParams.get(name));
// Before the docs page has set the colours: its own ones. A page that is opened alone keeps the light ones.
root.dataset.scheme ||= parent.document.documentElement.dataset.theme ?? "light";

// Each frame starts over. Its names in storage have a prefix, because all frames share the site's storage.
for (const storage of [localStorage, sessionStorage])
  for (const key of Object.keys(storage)) if (key.startsWith(settings.prefix)) storage.removeItem(key);

globalThis.fetch = createFakeBackend(settings.backend ?? {}).fetch;

const send = (message) => parent.postMessage({ source: "quire-docs", ...message }, location.origin);

for (const name of settings.events)
  addEventListener(name, ({ detail }) => send({ type: "event", name, detail: toPlain(detail) }));

/** Returns a copy of a detail for a message. Elements become their tags. */
function toPlain(detail) {
  const isElement = (value) => value instanceof Element;
  return JSON.parse(
    JSON.stringify(detail ?? null, (_key, value) => (isElement(value) ? `<${value.localName}>` : value)),
  );
}

/** Cancels a navigation to a page that the docs do not have, and reports its address. */
function stay(event, address) {
  event.preventDefault();
  const { pathname, search, href, origin } = new URL(address, location.href);
  send({ type: "navigation", address: origin === location.origin ? pathname + search : href });
}

// The setting needs a whole path, and the build does not know the folder of the site.
if (settings.pays)
  document.querySelector("script[data-api]").dataset.paymentSrc = new URL(
    "payment.html",
    location.href,
  ).pathname;

if (settings.scrolls) addEventListener("load", () => scrollTo(0, 40));

/** The folder of all frames: the docs page moves a frame from one of them to another. */
const frames = new URL(".", location.href).href;

if ("navigation" in globalThis)
  navigation.addEventListener("navigate", (event) => {
    const { sameDocument, url } = event.destination;
    const isOurs = sameDocument || event.navigationType === "reload" || url.startsWith(frames);
    if (event.cancelable && !isOurs) stay(event, url);
  });

addEventListener("click", (event) => {
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement && one.href);
  const isHash = link?.getAttribute("href")?.startsWith("#");
  if (link && !isHash && !event.defaultPrevented) stay(event, link.href);
});
addEventListener("submit", (event) => {
  if (!event.defaultPrevented) stay(event, event.target.action);
});

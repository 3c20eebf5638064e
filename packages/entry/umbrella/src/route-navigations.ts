import { BEFORE_NAVIGATE, emit, isElement, isPlainClick, openPanels, report, routing } from "@quire/core";
import { getKnownShell } from "@quire/core/frame";

/**
 * Navigates within an application, such as `router.push`. It gets a path of this origin with its query and hash. With the
 * result `false`, the browser navigates.
 */
export type Navigate = (url: string) => unknown;

/** A widget in any form. Its links are Quire's. */
const WIDGET = "[data-quire-widget], [data-quire]";
/** Links that need a document: files, other windows, and other parts of the site. */
const DOCUMENTS = "[download], [target]:not([target='_self' i]), [rel~='external' i]";

/**
 * Sends all navigations of Quire within this origin to an application: links and GET forms of widgets, and
 * those by code.
 * @returns a function that stops it
 */
export function routeNavigations(navigate: Navigate): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const router = (address: string) => goWithin(navigate, address);
  routing().router = router;
  // The bubble phase on the window comes last, so that all other listeners can prevent the default first.
  window.addEventListener("click", (event) => followLink(event, router), { signal });
  watchForms((event) => sendForm(event, router), signal);
  return () => {
    controller.abort();
    if (routing().router === router) routing().router = undefined;
  };
}

function goWithin(navigate: Navigate, address: string): boolean {
  const { origin, protocol, pathname, search, hash } = new URL(address, location.href);
  if (origin !== location.origin || protocol !== location.protocol) return false;
  try {
    const result = navigate(pathname + search + hash);
    if (result === false) return false;
    if (result instanceof Promise) result.catch(report);
  } catch (error) {
    report(error); // The browser navigates there anyway.
    return false;
  }
  closeOverlays();
  return true;
}

/** Closes the open overlays, which a new document would not have either. */
function closeOverlays(): void {
  for (const panel of [...openPanels().open.values()]) {
    const root = panel.getRootNode();
    if (root instanceof ShadowRoot && root.host instanceof HTMLElement)
      getKnownShell(root.host)?.frame?.close("done");
  }
}

function followLink(event: MouseEvent, router: (address: string) => boolean): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = event
    .composedPath()
    .find((node) => node instanceof HTMLAnchorElement && node.hasAttribute("href"));
  if (!(link instanceof HTMLAnchorElement) || link.matches(DOCUMENTS) || isWithinPage(link)) return;
  if (isOfWidget(link)) routeTo(event, link, link.href, router);
}

/** Recognizes a link to a place on this page, to which the browser scrolls. */
function isWithinPage({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== "" && href.split("#")[0] === location.href.split("#")[0];
}

function sendForm(event: SubmitEvent, router: (address: string) => boolean): void {
  const [form] = event.composedPath();
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.matches(DOCUMENTS)) return;
  // A field of the form may hide its properties, but not its attributes.
  if (!/^(get)?$/i.test(form.getAttribute("method") ?? "") || !isOfWidget(form)) return;
  const url = new URL(form.getAttribute("action") || location.href, location.href);
  const fields = [...new FormData(form, event.submitter)];
  url.search = String(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])));
  routeTo(event, form, url.href, router);
}

function routeTo(event: Event, from: Element, url: string, router: (address: string) => boolean): void {
  if (!emit(from, BEFORE_NAVIGATE, { url }, true) || router(url)) event.preventDefault();
}

/** Recognizes an element of a widget, also in shadow roots. */
function isOfWidget(element: Element): boolean {
  for (
    let node: Node | null = element;
    node;
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  ) {
    if (isElement(node) && (node.localName.startsWith("quire-") || node.matches(WIDGET))) return true;
  }
  return false;
}

/**
 * Listens for submit events. They do not leave their shadow root, so each root in which a user acts is
 * watched too.
 */
function watchForms(onSubmit: (event: SubmitEvent) => void, signal: AbortSignal): void {
  const watched = new WeakSet<EventTarget>();
  const watch = (root: EventTarget) => {
    if (watched.has(root)) return;
    watched.add(root);
    root.addEventListener("submit", (event) => onSubmit(event as SubmitEvent), { signal });
  };
  watch(window);
  const onAct = (event: Event) => event.composedPath().filter(isShadowRoot).forEach(watch);
  for (const name of ["click", "focusin", "keydown"])
    window.addEventListener(name, onAct, { capture: true, signal });
}

const isShadowRoot = (node: EventTarget): boolean => node instanceof ShadowRoot;

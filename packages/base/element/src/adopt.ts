import { messagesReady, ownDocument, pageLocale, reportFault, treeOf } from "@quire/core";
import { differenceOf } from "./difference-of.js";
import { prerenderedOf } from "./prerendered-mark.js";
import { RELEASE } from "./release.js";
import { isParsed } from "./while-parsed.js";

/** Milliseconds until the parser is asked again. */
const SOON = 10;
/** What the server has put beside what the widget shows: for the time before, and for who has no script. */
const BESIDE = "style, link, slot.without-script";
const OURS = `*:not(${BESIDE})`;
/** What a view in the shadow root begins with. */
const BEGUN = '[part="content"] > *';

/**
 * Has a live element take over what a server has sent of it: it is made as always, of the same nodes where it makes the
 * same ones in the same order, within one task. So nothing is painted in between, and the focus and what was typed stay.
 * What differs is made anew, and said.
 */
export async function adopt(host: HTMLElement & { connectedCallback(): void }): Promise<void> {
  await messagesReady(); // The page's own words are in what stands there.
  const mark = prerenderedOf(host);
  // Its code may be quicker than the page.
  const isThere = () =>
    host.shadowRoot && nodesOf(host.shadowRoot, lightOf(host)).length >= (mark?.order.length ?? 0);
  while (!isThere() && !isParsed(host)) await new Promise((resolve) => setTimeout(resolve, SOON));
  const root = host.shadowRoot ?? attachTemplate(host);
  const light = lightOf(host);
  const connect = () => {
    // What the view begins with is made in the same breath, where it was sent.
    if (light ?? root?.querySelector(BEGUN)) host.dataset.quirePrerendered = "";
    else delete host.dataset.quirePrerendered;
    if (host.isConnected) host.connectedCallback();
    delete host.dataset.quirePrerendered;
  };
  if (!mark || !root) {
    connect();
    return;
  }
  const places = light ? [root, light] : [root];
  const { activeElement } = treeOf(host);
  const active = light?.contains(activeElement) ? activeElement : root.activeElement;
  const before = places.map(copyOf);
  const nodes = nodesOf(root, light);
  const sent = places.flatMap(fieldsIn).map((field) => ({
    field,
    kind: kindOf(field),
    typed: field.value !== field.defaultValue && field.value,
  }));
  claiming(new Map(mark.order.map((place, i) => [place, nodes[i]])), connect);
  const heirs = handOn(sent, [root, lightOf(host)].flatMap(fieldsIn));
  const focused = active && (heirs.get(active) ?? active);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (mark.release !== RELEASE) return tellOutdated(mark.release);
  const now = [root, lightOf(host) ?? ownDocument.createDocumentFragment()];
  const difference = before.map((was, i) => differenceOf(was, now[i] ?? root)).find(Boolean);
  if (difference) tell(host, mark.locale, difference);
}

/** What the view begins with, where it stands in the light DOM. */
const lightOf = (host: HTMLElement) => host.querySelector<HTMLElement>(":scope > [slot=quire-content]");
/** In the order of the mark. */
const nodesOf = (root: ShadowRoot, light: HTMLElement | null) => [
  ...root.querySelectorAll(OURS),
  ...(light ? [light, ...light.querySelectorAll(OURS)] : []),
];

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsIn = (root: ParentNode | null) => [...(root?.querySelectorAll<Field>("input, textarea") ?? [])];
const kindOf = ({ type, name }: Field) => `${type} ${name}`;

interface SentField {
  readonly field: Field;
  /** What it was before it was made anew. */
  readonly kind: string;
  readonly typed: string | false;
}

/**
 * What was typed is for the field that it was typed into, or for the one of its kind that was made in its place.
 * @returns by each that was sent, the one that is it now
 */
function handOn(sent: readonly SentField[], now: readonly Field[]): Map<Element, Field | undefined> {
  const heirs = new Map<Element, Field | undefined>();
  for (const { field, kind } of sent) {
    const isItself = kindOf(field) === kind && now.includes(field);
    heirs.set(field, isItself ? field : now.find((one) => kindOf(one) === kind));
    if (!isItself) field.value = "";
  }
  for (const { field, typed } of sent) {
    const heir = heirs.get(field);
    if (heir && heir !== field && typed !== false) heir.value = typed;
  }
  return heirs;
}

/** What has come by a script, as `innerHTML`, the browser has not attached. */
function attachTemplate(host: HTMLElement): ShadowRoot | null {
  const template = host.querySelector<HTMLTemplateElement>(":scope > template[shadowrootmode]");
  if (!template) return null;
  const root = host.attachShadow({ mode: "open" });
  root.append(template.content);
  template.remove();
  return root;
}

/** In a document in which no element comes to life. */
function copyOf(root: ParentNode): DocumentFragment {
  const inert = ownDocument.implementation.createHTMLDocument();
  const copy = inert.createDocumentFragment();
  for (const child of root.children) if (!child.matches(BESIDE)) copy.append(inert.importNode(child, true));
  return copy;
}

/**
 * While `make` runs, each element that is made is the one of the same place in the order, where it has the same tag.
 * Whoever makes it finds it as new: without attributes and children, but with what was typed.
 */
function claiming(nodes: ReadonlyMap<number, Element | undefined>, make: () => void): void {
  const put = Object.getOwnPropertyDescriptor(document, "createElement");
  const create = ownDocument.createElement.bind(document);
  let made = 0;
  const claim = (tag: string, options?: ElementCreationOptions) => {
    const known = nodes.get(made++);
    if (known?.localName !== tag) return create(tag, options);
    if (!tag.includes("-")) empty(known); // A widget's element looks after itself.
    return known;
  };
  Object.defineProperty(document, "createElement", { value: claim, configurable: true, writable: true });
  try {
    make();
  } finally {
    if (put) Object.defineProperty(document, "createElement", put);
    else Reflect.deleteProperty(document, "createElement");
  }
}

function empty(element: Element): void {
  // Whoever looks after it as a trigger does so already.
  for (const { name } of [...element.attributes]) if (name !== "data-state") element.removeAttribute(name);
  element.replaceChildren();
}

/** Once a page: in another release, anything may differ. */
function tellOutdated(release: string): void {
  const names = release === "" ? "another version" : `version ${release}`;
  reportFault("page/outdated", `This page was prerendered by ${names} of Quire, and loads ${RELEASE}.`, {
    why: "What differs was made anew.",
    fix: "Prerender the page anew, with the release that it loads.",
  });
}

function tell({ localName }: HTMLElement, locale: string, difference: string): void {
  const here = pageLocale();
  const words = locale === here ? "" : ` It was prerendered in ${locale}, and the page is in ${here}.`;
  reportFault("widget/differs", `<${localName}> differs from what was prerendered, and was made anew.`, {
    why: `${difference}.${words}`,
    fix: "Prerender the page with the release that it loads, in its own locale, and let no filter change what is in the template.",
  });
}

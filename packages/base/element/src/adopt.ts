import { getTree, messagesReady, ownDocument, pageLocale, reportFault, setOwnAttribute } from "@quire/core";
import { isParsed } from "./follow-parsing.js";
import { getDifference } from "./get-difference.js";
import { getPrerendered, RELEASE } from "./prerendered-mark.js";

/** Milliseconds between two checks of the parser. */
const PARSE_CHECK_MS = 10;
/** Elements that only the prerendered markup has: its style sheets, and the content for browsers without scripts. */
const SERVER_ONLY = "style, link, slot.without-script";
const OURS = `*:not(${SERVER_ONLY})`;
/** Early content of a view in the shadow root. */
const EARLY_CONTENT = '[part="content"] > *';

/**
 * Connects an element to its prerendered markup. The element renders as usual, and reuses the prerendered
 * nodes if they have the same tags in the same order. It happens in one task, so nothing is painted in
 * between. Focus and typed text stay. Nodes that differ are created again, and the difference is reported
 * once.
 * @param host the element, with `data-quire-prerendered`
 */
export async function adopt(host: HTMLElement & { connectedCallback(): void }): Promise<void> {
  await messagesReady(); // The prerendered markup contains the page's own messages.
  const mark = getPrerendered(host);
  // This code can run before the parser has read the markup.
  const isMarkupComplete = () =>
    host.shadowRoot && getNodes(host.shadowRoot, getLightContainer(host)).length >= (mark?.order.length ?? 0);
  while (!isMarkupComplete() && !isParsed(host))
    await new Promise((resolve) => setTimeout(resolve, PARSE_CHECK_MS));
  const root = host.shadowRoot ?? attachTemplate(host);
  const light = getLightContainer(host);
  const connect = () => {
    // The empty value makes early content render synchronously, if the server sent some.
    if (light ?? root?.querySelector(EARLY_CONTENT)) host.dataset.quirePrerendered = "";
    else delete host.dataset.quirePrerendered;
    if (host.isConnected) host.connectedCallback();
    setOwnAttribute(host, "data-quire-prerendered", null); // A patch of the page may set it again.
  };
  if (!mark || !root) {
    connect();
    return;
  }
  const places = light ? [root, light] : [root];
  const { activeElement } = getTree(host);
  const active = light?.contains(activeElement) ? activeElement : root.activeElement;
  const before = places.map(getCopy);
  const nodes = getNodes(root, light);
  const sent = places.flatMap(fieldsIn).map((field) => ({
    field,
    kind: getKind(field),
    typed: field.value !== field.defaultValue && field.value,
  }));
  reuseNodes(new Map(mark.order.map((place, i) => [place, nodes[i]])), connect);
  const heirs = moveTypedText(sent, [root, getLightContainer(host)].flatMap(fieldsIn));
  const focused = active && (heirs.get(active) ?? active);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (mark.release !== RELEASE) return reportOutdated(mark.release);
  const now = [root, getLightContainer(host) ?? ownDocument.createDocumentFragment()];
  const difference = before.map((was, i) => getDifference(was, now[i] ?? root)).find(Boolean);
  if (difference) reportDifference(host, mark.locale, difference);
}

/** The container of early content in the light DOM. */
const getLightContainer = (host: HTMLElement) =>
  host.querySelector<HTMLElement>(":scope > [slot=quire-content]");
/** The prerendered elements, in the order of the mark. */
const getNodes = (root: ShadowRoot, light: HTMLElement | null) => [
  ...root.querySelectorAll(OURS),
  ...(light ? [light, ...light.querySelectorAll(OURS)] : []),
];

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsIn = (root: ParentNode | null) => [...(root?.querySelectorAll<Field>("input, textarea") ?? [])];
const getKind = ({ type, name }: Field) => `${type} ${name}`;

interface SentField {
  readonly field: Field;
  /** Type and name, as the server sent them. */
  readonly kind: string;
  /** The typed text, or false if the field is unchanged. */
  readonly typed: string | false;
}

/**
 * Moves typed text to the new field of the same kind if a prerendered field was not reused.
 * @returns the current field for each prerendered one
 */
function moveTypedText(sent: readonly SentField[], now: readonly Field[]): Map<Element, Field | undefined> {
  const heirs = new Map<Element, Field | undefined>();
  for (const { field, kind } of sent) {
    const isSameField = getKind(field) === kind && now.includes(field);
    heirs.set(field, isSameField ? field : now.find((one) => getKind(one) === kind));
    if (!isSameField) field.value = "";
  }
  for (const { field, typed } of sent) {
    const heir = heirs.get(field);
    if (heir && heir !== field && typed !== false) heir.value = typed;
  }
  return heirs;
}

/**
 * Attaches a template that a script inserted with `innerHTML`. Browsers attach templates only while they
 * parse the page.
 */
function attachTemplate(host: HTMLElement): ShadowRoot | null {
  const template = host.querySelector<HTMLTemplateElement>(":scope > template[shadowrootmode]");
  if (!template) return null;
  const root = host.attachShadow({ mode: "open" });
  root.append(template.content);
  template.remove();
  return root;
}

/** Copies into an inert document, which upgrades no custom elements. */
function getCopy(root: ParentNode): DocumentFragment {
  const inert = ownDocument.implementation.createHTMLDocument();
  const copy = inert.createDocumentFragment();
  for (const child of root.children)
    if (!child.matches(SERVER_ONLY)) copy.append(inert.importNode(child, true));
  return copy;
}

/**
 * Makes `document.createElement` return prerendered nodes while `make` runs. A node is reused if its position
 * and its tag match. It is returned without attributes and children, but keeps its typed text.
 */
function reuseNodes(nodes: ReadonlyMap<number, Element | undefined>, make: () => void): void {
  const put = Object.getOwnPropertyDescriptor(document, "createElement");
  const create = ownDocument.createElement.bind(document);
  let made = 0;
  const reuse = (tag: string, options?: ElementCreationOptions) => {
    const known = nodes.get(made++);
    if (known?.localName !== tag) return create(tag, options);
    if (!tag.includes("-")) removeChildren(known); // Custom elements manage their own content.
    return known;
  };
  Object.defineProperty(document, "createElement", { value: reuse, configurable: true, writable: true });
  try {
    make();
  } finally {
    if (put) Object.defineProperty(document, "createElement", put);
    else Reflect.deleteProperty(document, "createElement");
  }
}

function removeChildren(element: Element): void {
  // The element may already be a connected trigger, so its `data-state` stays.
  for (const { name } of [...element.attributes]) if (name !== "data-state") element.removeAttribute(name);
  element.replaceChildren();
}

/**
 * Reports markup of another release once for each page. It gives no details, because everything may differ.
 */
function reportOutdated(release: string): void {
  const names = release === "" ? "another version" : `version ${release}`;
  reportFault("page/outdated", `This page was prerendered by ${names} of Quire, and loads ${RELEASE}.`, {
    why: "The parts that differ were rendered again.",
    fix: "Prerender the page again with the release that it loads.",
  });
}

function reportDifference({ localName }: HTMLElement, locale: string, difference: string): void {
  const here = pageLocale();
  const words = locale === here ? "" : ` It was prerendered in ${locale}, and the page is in ${here}.`;
  reportFault(
    "widget/differs",
    `<${localName}> differs from its prerendered markup, and was rendered again.`,
    {
      why: `${difference}.${words}`,
      fix: "Prerender the page with the release that it loads, in its own locale, and let no filter change what is in the template.",
    },
  );
}

import { getKnownShell } from "@quire/core/frame";
import { getAttributeName } from "@quire/element";
import { createDataMounts } from "@quire/loader";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import type { Conformance } from "./conformance.js";
import { until } from "./until.js";

/** A mounted widget in any of its forms. */
export interface Mounted {
  /** The element that carries `data-state`. */
  readonly host: HTMLElement;
  /** The containers that React has rendered into. */
  readonly view: HTMLElement;
  remove(): void;
}

type Texts = Readonly<Record<string, string>>;

/** Mounts a widget with attributes. `listeners` are React props. */
export type Mount = (one: Conformance, texts: Texts, listeners?: object) => Promise<Mounted>;

/** The tag under which the suite registers the widget, as `register` does. */
export const getTag = ({ widget }: Conformance) => `quire-${widget.name}`;

/** Returns the attributes of one mount: the fixed ones, those of the sample, and `open`. */
export function getTexts({ attributes, open }: Conformance, sample: Texts = {}): Texts {
  return { ...attributes, ...(open && { open: "" }), ...sample };
}

/** Creates an element with attributes, outside of the document. */
export function getElement(tag: string, texts: Texts): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, text] of Object.entries(texts)) element.setAttribute(name, text);
  return element;
}

/** Waits for the widget's state, and returns its view. */
export async function shown(host: HTMLElement, { state = "ready" }: Conformance): Promise<HTMLElement> {
  await until(`data-state "${state}" of the host`, () => host.dataset.state === state);
  const view = getKnownShell(host)?.container;
  if (!view) throw new Error("The widget has no container: nothing was mounted.");
  return view;
}

async function mountElement(one: Conformance, texts: Texts): Promise<Mounted> {
  const host = getElement(getTag(one), texts);
  document.body.append(host);
  return { host, view: await shown(host, one), remove: () => host.remove() };
}

async function mountData(one: Conformance, texts: Texts): Promise<Mounted> {
  const data = Object.entries(texts).map(([name, text]) => [`data-${name}`, text]);
  const mount = getElement("div", { "data-quire": one.widget.name, ...Object.fromEntries(data) });
  document.body.append(mount);
  const find = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
  createDataMounts({ refresh: () => {}, getInserted: find, find }, { watch: () => {} }).discover();
  const host = mount.querySelector<HTMLElement>(getTag(one));
  if (!host) throw new Error("The data mount made no element.");
  return { host, view: await shown(host, one), remove: () => mount.remove() };
}

/** Returns the props for attributes, parsed as by the element. */
export function getProps({ widget }: Conformance, texts: Texts): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [prop, { parse }] of Object.entries(widget.attributes)) {
    const text = texts[getAttributeName(prop)];
    if (text !== undefined) props[prop] = parse(text);
  }
  return "open" in texts ? { ...props, open: true } : props;
}

async function mountComponent(one: Conformance, texts: Texts, listeners: object = {}): Promise<Mounted> {
  // The props have the types of the widget's own declaration.
  const Component = one.component as ComponentType<object>;
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Component {...getProps(one, texts)} {...listeners} />);
  const find = () => place.querySelector<HTMLElement>(`[data-quire-widget="${one.widget.name}"]`);
  const host = await until("the component's element", find);
  const remove = () => {
    root.unmount();
    place.remove();
  };
  return { host, view: await shown(host, one), remove };
}

/** The three forms of one widget, by their names in tests. */
export const FORMS = {
  "custom element": mountElement,
  "data mount": mountData,
  "React component": mountComponent,
} satisfies Record<string, Mount>;

const COMPARED_ATTRIBUTES = /^(aria-.*|role|lang|dir|tabindex)$/;

/** Attributes of the host and markup of the widget. Values that differ between mounts are normalized. */
export function markup({ host, view }: Mounted): string {
  const compared = Array.from(host.attributes)
    .filter(({ name }) => COMPARED_ATTRIBUTES.test(name))
    .map(({ name, value }) => `${name}="${value}"`);
  return [...compared, sortAttributes(host.shadowRoot?.innerHTML ?? view.innerHTML)]
    .join(" ")
    .replace(/ style="--_[^"]*"/g, "")
    .replace(/quire-[a-z-]+-\d+|_r_\w+_|«\w+»|:r\w+:/g, "ID");
}

/** Sorts the attributes of each tag by name, because React and Preact set them in different orders. */
function sortAttributes(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll("*")) {
    const sorted = Array.from(element.attributes).sort((one, other) => one.name.localeCompare(other.name));
    for (const attribute of sorted) {
      element.removeAttributeNode(attribute);
      element.setAttributeNode(attribute);
    }
  }
  return template.innerHTML;
}

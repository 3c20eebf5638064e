import type { CreateShell, ShellRoot, Skeleton } from "@quire/core/frame";
import type { Attribute, AttributeValues } from "./attribute.js";
import type { Described } from "./described.js";
import type { DomPlace, DomView } from "./dom-view.js";
import type { FirstRender } from "./first-render.js";
import type { ReactView } from "./react-view.js";

/** The events of a widget by React name: `onItemRemoved` is `quire-item-removed` in the DOM. */
export type EventProps<Events> = {
  readonly [Name in keyof Events]: (
    detail: Events[Name] extends EventOf<infer Detail> ? Detail : never,
  ) => void;
};

/** Declares an event: its description, and by `Detail` what it carries. */
export interface EventOf<Detail> {
  readonly description: string;
  /** Only for the type. */
  readonly detail?: Detail;
}

/** What the view of a widget is given: its attributes' values, and a function for each of its events. */
export type ViewProps<Attributes, Events = unknown> = AttributeValues<Attributes> & EventProps<Events>;

/** What every widget declares, whatever shows it. */
interface Declared<Attributes, Events> extends Described {
  /** As "mini-cart": the tag is `<quire-mini-cart>`. */
  readonly name: string;
  readonly description: string;
  readonly attributes: Attributes;
  readonly events: Events;
  /** Shadow root by default; `light` for credential and address forms. */
  readonly root?: ShellRoot;
}

/** A widget with a view in React, declared once; `asElement` and `asComponent` make its three forms. */
export interface Widget<Attributes, Events> extends Declared<Attributes, Events> {
  /** What is there before React; without one, the host's content stands until the view is ready. */
  readonly shell?: CreateShell;
  /** What is drawn until there is something to show; a `shell` draws its own. */
  readonly skeleton?: Skeleton;
  /** When the view comes where the tag does not say: `intent` for what has a shell, `visible` for the rest. */
  readonly loading?: "visible";
  /** What the view begins with, without React: there as soon as the frame opens, or, without one, for whom it begins so. */
  readonly first?: FirstRender;
  /** Imports the view, and with it React, once a reader needs it, and what it begins with for these values. */
  readonly view: (
    values: AttributeValues<Attributes>,
  ) => Promise<{ readonly view: ReactView<ViewProps<Attributes, Events>> }>;
}

/** What every widget in plain DOM declares. */
interface DeclaredDom {
  /** Style sheets, adopted where it shows. */
  readonly styles?: readonly string[];
  /** `whileParsed`, where the view goes by the page's markup: then it is told again of what the parser adds. */
  readonly follows?: (host: HTMLElement, show: () => void) => () => void;
}

/** A widget that needs no React: all of it is plain DOM. `asDomElement` and `asComponent` make its three forms. */
export interface DomWidget<Attributes, Events> extends Declared<Attributes, Events>, DeclaredDom {
  readonly dom: (place: DomPlace) => DomView<ViewProps<Attributes, Events>>;
}

/** Any widget, where the types of its attributes and events do not matter. */
export interface AnyWidget extends Omit<Widget<AnyAttributes, AnyEvents>, "view"> {
  readonly view: (values: never) => Promise<{ readonly view: ReactView<never> }>;
}

/** Any widget, whatever shows it. */
export type DeclaredWidget = Declared<AnyAttributes, AnyEvents>;

/** Any widget in plain DOM. */
export interface AnyDomWidget extends Declared<AnyAttributes, AnyEvents>, DeclaredDom {
  readonly dom: (place: DomPlace) => DomView;
}

type AnyAttributes = Readonly<Record<string, Attribute<unknown>>>;
type AnyEvents = Readonly<Record<string, EventOf<unknown>>>;

/** Declares a widget; it only gives the parts their types. */
export function defineWidget<const Attributes extends AnyAttributes, const Events extends AnyEvents>(
  widget: Widget<Attributes, Events>,
): Widget<Attributes, Events> {
  return widget;
}

/** Declares a widget in plain DOM. */
export function defineDomWidget<const Attributes extends AnyAttributes, const Events extends AnyEvents>(
  widget: DomWidget<Attributes, Events>,
): DomWidget<Attributes, Events> {
  return widget;
}

/** Declares an event that carries a `Detail`. */
export function eventOf<Detail>(description: string): EventOf<Detail> {
  return { description };
}

/** `itemLimit` → `item-limit`. */
export function attributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `onItemRemoved` → `quire-item-removed`. */
export function eventName(prop: string): string {
  return `quire${attributeName(prop.slice(2))}`;
}

import type { AriaAttributes, AriaRole, CSSProperties, ReactNode } from "react";
import type { AttributeValues } from "./attribute.js";
import { type EventProps, getAttributeName } from "./widget.js";

/** Props for the host element. `data-*` attributes work too: JSX allows them on every component. */
export interface HostProps extends AriaAttributes {
  /** Fallback content, shown on the server, without JavaScript, and before the widget renders. */
  readonly children?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly role?: AriaRole | undefined;
  /** Name of a slot if the widget is a child of a widget with slots, such as the header. */
  readonly slot?: string | undefined;
  readonly dir?: string | undefined;
  readonly lang?: string | undefined;
  readonly hidden?: boolean | undefined;
}

/** Additional props of overlays. */
export interface OverlayProps {
  /** Opens and closes the frame. Triggers of the page can open it too. */
  readonly open?: boolean | undefined;
  /** Runs before the frame opens. `event.preventDefault()` keeps it closed. */
  readonly onBeforeOpen?: ((event: CustomEvent<BeforeOpen>) => void) | undefined;
  readonly onOpen?: (() => void) | undefined;
  /** Runs when the frame closes: by its button, Escape, a click outside, or because its task is done. */
  readonly onClose?: ((detail: CloseDetail) => void) | undefined;
}

export interface BeforeOpen {
  /** The clicked trigger, if there is one. */
  readonly trigger?: HTMLElement | undefined;
}

export interface CloseDetail {
  readonly reason: "button" | "escape" | "outside" | "done";
}

type RequiredNames<Attributes> = {
  [Name in keyof Attributes]: Attributes[Name] extends { readonly required: true } ? Name : never;
}[keyof Attributes];

/** The props of a widget's React component: attributes, events, and props of the host. */
export type WidgetProps<Attributes, Events> = {
  readonly [Name in Exclude<keyof Attributes, RequiredNames<Attributes>>]?:
    | AttributeValues<Attributes>[Name]
    | undefined;
} & {
  readonly [Name in RequiredNames<Attributes>]: Exclude<AttributeValues<Attributes>[Name], "">;
} & {
  readonly [Name in keyof Events]?: EventProps<Events>[Name] | undefined;
} & Omit<HostProps, keyof Attributes> &
  OverlayProps;

type Props = Readonly<Record<string, unknown>>;

const OF_HOST = new Set(["id", "className", "style", "role", "slot", "dir", "lang", "hidden"]);

/** Selects the props that go to the host unchanged. */
export function hostProps(ownProps: Props, props: readonly string[]): Props {
  const own = Object.entries(ownProps).filter(
    ([name]) => !props.includes(name) && (OF_HOST.has(name) || /^(aria|data)-/.test(name)),
  );
  return Object.fromEntries(own);
}

/**
 * Returns the attributes that the custom element would have, for shells that read them before the view
 * renders. `action` is left out: no shell reads it, and React allows it on forms only.
 */
export function shellAttributes(ownProps: Props, props: readonly string[]): Record<string, string> {
  const written = props.filter(
    (prop) => prop !== "action" && ["string", "number"].includes(typeof ownProps[prop]),
  );
  return Object.fromEntries(written.map((prop) => [getAttributeName(prop), String(ownProps[prop])]));
}

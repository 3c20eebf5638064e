import type { AriaAttributes, AriaRole, CSSProperties, ReactNode } from "react";
import type { AttributeValues } from "./attribute.js";
import { attributeName, type EventProps } from "./widget.js";

/** What of its host a React application may set itself, beside `data-*`, which JSX takes of every component. */
export interface HostProps extends AriaAttributes {
  /** Shown until the widget is there: by the server, and without script. */
  readonly children?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly role?: AriaRole | undefined;
  /** Where it stands in a widget with slots, as the header. */
  readonly slot?: string | undefined;
  readonly dir?: string | undefined;
  readonly lang?: string | undefined;
  readonly hidden?: boolean | undefined;
}

/** What overlays take besides. */
export interface OverlayProps {
  /** Whether the frame is open; a trigger of the page can open it too. */
  readonly open?: boolean | undefined;
  readonly onOpen?: (() => void) | undefined;
  /** The frame was closed: by its button, by Escape, by a press outside, or because it had done its work. */
  readonly onClose?: ((detail: Closed) => void) | undefined;
}

export interface Closed {
  readonly reason: "button" | "escape" | "outside" | "done";
}

type RequiredNames<Attributes> = {
  [Name in keyof Attributes]: Attributes[Name] extends { readonly required: true } ? Name : never;
}[keyof Attributes];

/** The props of a widget as a React component: its attributes, its events, and those of its host. */
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

/** Of what a component is given, what goes to its host as it is. */
export function hostProps(given: Props, props: readonly string[]): Props {
  const own = Object.entries(given).filter(
    ([name]) => !props.includes(name) && (OF_HOST.has(name) || /^(aria|data)-/.test(name)),
  );
  return Object.fromEntries(own);
}

/**
 * What a shell may read from its host before the view is there: the attributes that the element would have.
 * `action` is not for shells, and React wants it on forms only.
 */
export function shellAttributes(given: Props, props: readonly string[]): Record<string, string> {
  const written = props.filter(
    (prop) => prop !== "action" && ["string", "number"].includes(typeof given[prop]),
  );
  return Object.fromEntries(written.map((prop) => [attributeName(prop), String(given[prop])]));
}

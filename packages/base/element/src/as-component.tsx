import { emit } from "@quire/core";
import type { Shell } from "@quire/frame";
import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import type { AttributeValues } from "./attribute.js";
import { showState, widgetShell } from "./host-context.js";
import { type AnyWidget, attributeName, type EventProps, eventName, type Widget } from "./widget.js";
import { WidgetView } from "./widget-view.js";

/** The props of a widget as a React component: every attribute and every event, all optional. */
export type WidgetProps<Attributes, Events> = {
  readonly [Name in keyof Attributes]?: AttributeValues<Attributes>[Name] | undefined;
} & {
  readonly [Name in keyof Events]?: EventProps<Events>[Name] | undefined;
} & {
  /** Shown until the widget is there: by the server, and without script. */
  readonly children?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  /** Overlays: whether the frame is open. */
  readonly open?: boolean;
  /** Overlays: the frame was closed, by whatever means. */
  readonly onClose?: () => void;
};

/**
 * The React form of a widget. On the server it renders its children, the fallback; in the browser a
 * `<div>` with the same shell as the custom element's, and the view in it as a portal, so that the
 * contexts of the application reach it.
 * @__NO_SIDE_EFFECTS__
 */
export function asComponent<Attributes, Events>(
  declared: Widget<Attributes, Events> & AnyWidget,
): FunctionComponent<WidgetProps<Attributes, Events>> {
  const widget: AnyWidget = declared;
  const { name, attributes, events } = widget;
  // Its props come from the declaration that the view was typed by.
  const View = widget.view as ComponentType<object>;

  function WidgetComponent({
    children,
    id,
    className,
    ...given
  }: Readonly<Record<string, unknown>>): ReactNode {
    const div = useRef<HTMLDivElement>(null);
    const [shell, setShell] = useState<Shell>();
    const listeners = useRef(given);
    listeners.current = given;
    useLayoutEffect(() => {
      if (!div.current) return;
      showState(div.current, name, "loading");
      const made = widgetShell(div.current, widget);
      setShell(made);
      return () => made.frame?.close();
    }, []);
    const { open } = given;
    useEffect(() => {
      if (open === true) shell?.frame?.open();
      else if (open === false) shell?.frame?.close();
    }, [shell, open]);
    useCloseListener(shell, () => call(listeners.current.onClose, undefined));
    // Stable, as an element's are: a view may depend on them.
    const emitters = useMemo(() => {
      const emitter = (prop: string) => (detail: unknown) => {
        call(listeners.current[prop], detail);
        if (shell) emit(shell.host, eventName(prop), detail);
      };
      return Object.fromEntries(Object.keys(events).map((prop) => [prop, emitter(prop)]));
    }, [shell]);
    const values = Object.entries(attributes).map(([prop, { fallback }]) => [prop, given[prop] ?? fallback]);
    return (
      <div
        {...shellAttributes(given, Object.keys(attributes))}
        ref={div}
        id={id as string}
        className={className as string}
        data-quire-widget={name}
      >
        {children as ReactNode}
        {shell &&
          createPortal(
            <WidgetView widget={widget} shell={shell}>
              <View {...Object.fromEntries(values)} {...emitters} />
            </WidgetView>,
            shell.container,
          )}
      </div>
    );
  }
  WidgetComponent.displayName = name.replace(/(^|-)([a-z])/g, (_, __, letter: string) =>
    letter.toUpperCase(),
  );
  // Its props are read by the names that the declaration gives; the type says the same.
  return WidgetComponent as unknown as FunctionComponent<WidgetProps<Attributes, Events>>;
}

/**
 * What a shell may read from its host before the view is there: the attributes that the element would have.
 * `action` is not for shells, and React wants it on forms only.
 */
function shellAttributes(
  given: Readonly<Record<string, unknown>>,
  props: readonly string[],
): Record<string, string> {
  const written = props.filter(
    (prop) => prop !== "action" && ["string", "number"].includes(typeof given[prop]),
  );
  return Object.fromEntries(written.map((prop) => [reactName(prop), String(given[prop])]));
}

/** React has a name of its own for the attribute `for`. */
function reactName(prop: string): string {
  return prop === "for" ? "htmlFor" : attributeName(prop);
}

function call(listener: unknown, detail: unknown): void {
  if (typeof listener === "function") listener(detail);
}

function useCloseListener(shell: Shell | undefined, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!shell) return;
    const listener = (event: Event) => {
      if (event.target === shell.host) latest.current();
    };
    shell.host.addEventListener("quire-close", listener);
    return () => shell.host.removeEventListener("quire-close", listener);
  }, [shell]);
}

import { emit, messagesReady } from "@quire/core";
import type { CreateShell, Shell, ViewHost } from "@quire/core/frame";
import {
  type ComponentType,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { domShell, endView, setView } from "./dom-view.js";
import { expectStart } from "./expect-start.js";
import { hostProps, shellAttributes, type WidgetProps } from "./host-props.js";
import { isForeignReact } from "./is-foreign-react.js";
import type { ReactView } from "./react-view.js";
import { INTENT } from "./show-when-needed.js";
import { useRequested } from "./use-requested.js";
import { viewShell } from "./view-shell.js";
import {
  type AnyDomWidget,
  type AnyWidget,
  type DeclaredWidget,
  type DomWidget,
  eventName,
  type ViewProps,
  type Widget,
} from "./widget.js";
import { showState, widgetShell } from "./widget-shell.js";
import { WidgetView } from "./widget-view.js";

/** A widget as a React component. Its `ref` is the host element. */
export type ComponentOf<Attributes, Events> = ForwardRefExoticComponent<
  WidgetProps<Attributes, Events> & RefAttributes<HTMLDivElement>
>;

/** A component whose props include functions that render parts of its view. */
export type ComponentWith<Props> = ForwardRefExoticComponent<Props & RefAttributes<HTMLDivElement>>;

type Given = Readonly<Record<string, unknown>>;

interface ContentProps {
  readonly shell: Shell;
  readonly values: Given;
}

/**
 * Makes the React component of a widget. It renders a `<div>` with its children as the fallback. In the browser the
 * `<div>` gets the same shell as the custom element. The view renders into the shell as a portal, so that React
 * contexts reach it.
 * @param view the view, which the custom element would import later
 * @param fallback content before the view when the application passes no children
 * @example
 * export const MiniCart = asComponent(miniCart, view);
 * @__NO_SIDE_EFFECTS__
 */
export function asComponent<Attributes, Events>(
  declared: Widget<Attributes, Events> & AnyWidget,
  view: ReactView<ViewProps<Attributes, Events>>,
  fallback?: (props: WidgetProps<Attributes, Events>) => ReactNode,
): ComponentOf<Attributes, Events>;
export function asComponent<Attributes, Events>(
  declared: DomWidget<Attributes, Events> & AnyDomWidget,
): ComponentOf<Attributes, Events>;
export function asComponent<Attributes, Events>(
  declared: AnyWidget | AnyDomWidget,
  view?: ReactView<ViewProps<Attributes, Events>>,
  fallback?: (props: WidgetProps<Attributes, Events>) => ReactNode,
): ComponentOf<Attributes, Events> {
  const widget: DeclaredWidget = declared;
  const { name, attributes } = widget;
  const props = Object.keys(attributes);
  const createShell = "dom" in declared ? domShell(declared) : viewShell(declared);
  const Content = view ? reactContent(widget, view) : DomContent;

  function WidgetComponent(given: Given, ref: ForwardedRef<HTMLDivElement>): ReactNode {
    // Hooks would throw: the fallback stays.
    if (isForeignReact()) return <div {...hostProps(given, props)}>{given.children as ReactNode}</div>;
    return <LiveWidget given={given} host={ref} />;
  }
  interface LiveProps {
    readonly given: Given;
    readonly host: ForwardedRef<HTMLDivElement>;
  }
  function LiveWidget({ given: { children, ...given }, host }: LiveProps): ReactNode {
    const div = useRef<HTMLDivElement>(null);
    useImperativeHandle(host, () => div.current as HTMLDivElement); // Set before any effect runs.
    const shell = useShell(div, widget, createShell);
    useFrame(shell, given);
    const emitters = useEmitters(shell, widget, given);
    const written = shellAttributes(given, props);
    const requested = useRequested(widget, shell, written);
    const values = props.map((prop) => [prop, requested[prop] ?? given[prop] ?? attributes[prop]?.fallback]);
    const { for: htmlFor, ...others } = written;
    return (
      <div
        {...others}
        {...(htmlFor !== undefined && { htmlFor })}
        {...hostProps(given, props)}
        ref={div}
        data-quire-widget={name}
      >
        {(children as ReactNode) ?? fallback?.(given as WidgetProps<Attributes, Events>)}
        {shell && (
          <Content
            shell={shell}
            values={{ ...Object.fromEntries(values), ...emitters, ...getRenders(given) }}
          />
        )}
      </div>
    );
  }
  WidgetComponent.displayName = name.replace(/(^|-)([a-z])/g, (_, __, letter: string) =>
    letter.toUpperCase(),
  );
  // The component reads its props by the names of the declaration, as the type does.
  return forwardRef(WidgetComponent) as unknown as ComponentOf<Attributes, Events>;
}

/** Returns the functions by which the application renders parts of the view: `renderLine` and the like. */
function getRenders(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([prop]) => /^render[A-Z]/.test(prop)));
}

/** Renders a React view through a portal into the shell, so that React contexts of the application reach it. */
function reactContent(
  { name, root, worksClosed }: DeclaredWidget,
  { Component, styles }: ReactView<never>,
): ComponentType<ContentProps> {
  // Attributes and events of the declaration are the view's props.
  const View = Component as ComponentType<object>;
  return ({ shell, values }) =>
    useNeed(shell, worksClosed) &&
    createPortal(
      <WidgetView name={name} root={root} styles={styles} shell={shell}>
        <View {...values} />
      </WidgetView>,
      shell.container,
    );
}

/**
 * Returns true once the view is needed. A closed overlay renders none, and so requests nothing, before it opens or a user
 * shows intent (beyond-270).
 */
function useNeed({ frame, host }: Shell, isAtOnce = false): boolean {
  const [isNeeded, setNeeded] = useState(isAtOnce || frame === undefined || frame.isOpen);
  useEffect(() => {
    if (isNeeded) return;
    const need = () => setNeeded(true);
    if (frame?.isOpen) need();
    const abort = new AbortController();
    const onOpen = ({ target }: Event) => target === host && need();
    host.addEventListener("quire-open", onOpen, { signal: abort.signal });
    for (const name of INTENT) {
      host.addEventListener(name, need, { capture: true, passive: true, signal: abort.signal });
    }
    // The loader calls it for a trigger that a user is about to press.
    (host as Partial<ViewHost>).showView = async () => need();
    return () => abort.abort();
  }, [isNeeded, frame, host]);
  return isNeeded;
}

/** Passes props to a plain-DOM view, which the shell contains already, and ends it on unmount. */
function DomContent({ shell, values }: ContentProps): ReactNode {
  const latest = useRef(values);
  const mounted = useRef<Shell>(undefined);
  latest.current = values;
  useLayoutEffect(() => setView(shell, values));
  useLayoutEffect(() => {
    let isOver = false;
    mounted.current = shell;
    // The page's own messages can load late.
    void messagesReady().then(() => isOver || setView(shell, latest.current));
    return () => {
      isOver = true;
      mounted.current = undefined;
      // StrictMode unmounts and mounts again within one task. The view's requests continue then.
      queueMicrotask(() => mounted.current === shell || endView(shell));
    };
  }, [shell]);
  return null;
}

function useShell(
  div: { readonly current: HTMLElement | null },
  { name }: DeclaredWidget,
  createShell: CreateShell,
): Shell | undefined {
  const [shell, setShell] = useState<Shell>();
  useLayoutEffect(() => {
    if (!div.current) return;
    const abort = new AbortController();
    expectStart(abort.signal);
    showState(div.current, name, "loading");
    const made = widgetShell(div.current, createShell);
    setShell(made);
    // The loader observes the new shadow root for tags and triggers.
    emit(div.current, "quire-mount");
    return () => {
      abort.abort();
      made.frame?.close();
    };
  }, [div, name, createShell]);
  return shell;
}

/** Opens and closes an overlay according to its prop `open`, and calls `onBeforeOpen`, `onOpen` and `onClose`. */
function useFrame(shell: Shell | undefined, given: Given): void {
  const latest = useRef(given);
  latest.current = given;
  useEffect(() => {
    if (!shell) return;
    const abort = new AbortController();
    const callProp = (prop: string) => (event: Event) => {
      // Events of overlays inside this one bubble up to here.
      if (event.target === shell.host) call(latest.current[prop], (event as CustomEvent).detail ?? undefined);
    };
    const beforeOpen = (event: Event) =>
      event.target === shell.host && call(latest.current.onBeforeOpen, event);
    shell.host.addEventListener("quire-before-open", beforeOpen, { signal: abort.signal });
    shell.host.addEventListener("quire-open", callProp("onOpen"), { signal: abort.signal });
    shell.host.addEventListener("quire-close", callProp("onClose"), { signal: abort.signal });
    return () => abort.abort();
  }, [shell]);
  const { open } = given;
  useEffect(() => {
    if (open === true) shell?.frame?.open();
    else if (open === false) shell?.frame?.close();
  }, [shell, open]);
}

/** Stable functions for the widget's events, so that a view can list them as effect dependencies. */
function useEmitters(shell: Shell | undefined, { events }: DeclaredWidget, given: Given): Given {
  const latest = useRef(given);
  latest.current = given;
  return useMemo(() => {
    const emitter = (prop: string) => (detail: unknown) => {
      call(latest.current[prop], detail);
      if (shell) emit(shell.host, eventName(prop), detail);
    };
    return Object.fromEntries(Object.keys(events).map((prop) => [prop, emitter(prop)]));
  }, [shell, events]);
}

function call(listener: unknown, detail: unknown): void {
  if (typeof listener === "function") listener(detail);
}

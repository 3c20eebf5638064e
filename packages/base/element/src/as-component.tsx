import { emit, getMessages, onMessages } from "@quire/core";
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
  useSyncExternalStore,
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
  getEventName,
  type ViewProps,
  type Widget,
} from "./widget.js";
import { showState, widgetShell } from "./widget-shell.js";
import { WidgetView } from "./widget-view.js";

/** A widget as a React component. Its `ref` is the host element. */
export type ComponentOf<Attributes, Events> = ForwardRefExoticComponent<
  WidgetProps<Attributes, Events> & RefAttributes<HTMLDivElement>
>;

/** A component whose props include render functions for parts of its view. */
export type RenderPropsComponent<Props> = ForwardRefExoticComponent<Props & RefAttributes<HTMLDivElement>>;

type OwnProps = Readonly<Record<string, unknown>>;

interface ContentProps {
  readonly shell: Shell;
  readonly values: OwnProps;
}

/**
 * Creates the React component of a widget. It renders a `<div>` with its children as the fallback. In the
 * browser the `<div>` gets the same shell as the custom element. The view renders into the shell through a
 * portal, so React contexts reach it.
 * @param view the view, which the custom element would load lazily
 * @param fallback content before the view if the application passes no children
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

  function WidgetComponent(ownProps: OwnProps, ref: ForwardedRef<HTMLDivElement>): ReactNode {
    // Hooks would throw, so only the fallback is rendered.
    if (isForeignReact()) return <div {...hostProps(ownProps, props)}>{ownProps.children as ReactNode}</div>;
    return <LiveWidget ownProps={ownProps} host={ref} />;
  }
  interface LiveProps {
    readonly ownProps: OwnProps;
    readonly host: ForwardedRef<HTMLDivElement>;
  }
  function LiveWidget({ ownProps: { children, ...ownProps }, host }: LiveProps): ReactNode {
    const div = useRef<HTMLDivElement>(null);
    useImperativeHandle(host, () => div.current as HTMLDivElement); // Sets the ref before any effect runs.
    const shell = useShell(div, widget, createShell);
    useFrame(shell, ownProps);
    useSyncExternalStore(onMessages, getMessages, getMessages); // Messages can load late, and change their language.
    const emitters = useEmitters(shell, widget, ownProps);
    const written = shellAttributes(ownProps, props);
    const requested = useRequested(widget, shell, written);
    const values = props.map((prop) => [
      prop,
      requested[prop] ?? ownProps[prop] ?? attributes[prop]?.fallback,
    ]);
    const { for: htmlFor, ...others } = written;
    return (
      <div
        {...others}
        {...(htmlFor !== undefined && { htmlFor })}
        {...hostProps(ownProps, props)}
        ref={div}
        data-quire-widget={name}
      >
        {(children as ReactNode) ?? fallback?.(ownProps as WidgetProps<Attributes, Events>)}
        {shell && (
          <Content
            shell={shell}
            values={{ ...Object.fromEntries(values), ...emitters, ...getRenders(ownProps) }}
          />
        )}
      </div>
    );
  }
  WidgetComponent.displayName = name.replace(/(^|-)([a-z])/g, (_, __, letter: string) =>
    letter.toUpperCase(),
  );
  // The cast is safe: `ComponentOf` takes its prop names from the declaration, and the component reads the
  // same names.
  return forwardRef(WidgetComponent) as unknown as ComponentOf<Attributes, Events>;
}

/** Returns the render functions that the application passes for parts of the view, such as `renderLine`. */
function getRenders(ownProps: OwnProps): OwnProps {
  return Object.fromEntries(Object.entries(ownProps).filter(([prop]) => /^render[A-Z]/.test(prop)));
}

/** Renders a React view through a portal into the shell, so that React contexts of the application reach it. */
function reactContent(
  { name, root, worksClosed }: DeclaredWidget,
  { Component, styles }: ReactView<never>,
): ComponentType<ContentProps> {
  // The view's props are the attributes and events of the declaration.
  const View = Component as ComponentType<object>;
  return ({ shell, values }) =>
    useIsViewNeeded(shell, worksClosed) &&
    createPortal(
      <WidgetView name={name} root={root} styles={styles} shell={shell}>
        <View {...values} />
      </WidgetView>,
      shell.container,
    );
}

/**
 * Returns true once the view is needed. A closed overlay renders and requests nothing before it opens or a
 * user shows intent (beyond-270).
 */
function useIsViewNeeded({ frame, host }: Shell, isAtOnce = false): boolean {
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
    // The loader calls it when a user is about to click a trigger.
    (host as Partial<ViewHost>).showView = async () => need();
    return () => abort.abort();
  }, [isNeeded, frame, host]);
  return isNeeded;
}

/** Passes props to a plain-DOM view, which the shell already contains. Ends the view on unmount. */
function DomContent({ shell, values }: ContentProps): ReactNode {
  const mounted = useRef<Shell>(undefined);
  useLayoutEffect(() => setView(shell, values));
  useLayoutEffect(() => {
    mounted.current = shell;
    return () => {
      mounted.current = undefined;
      // StrictMode unmounts and mounts again within one task. The view's requests must survive that.
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

/**
 * Opens and closes an overlay according to its prop `open`, and calls `onBeforeOpen`, `onOpen` and `onClose`.
 */
function useFrame(shell: Shell | undefined, ownProps: OwnProps): void {
  const latest = useRef(ownProps);
  latest.current = ownProps;
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
  const { open } = ownProps;
  useEffect(() => {
    if (open === true) shell?.frame?.open();
    else if (open === false) shell?.frame?.close();
  }, [shell, open]);
}

/** Creates stable functions for the widget's events, so that a view can list them as effect dependencies. */
function useEmitters(shell: Shell | undefined, { events }: DeclaredWidget, ownProps: OwnProps): OwnProps {
  const latest = useRef(ownProps);
  latest.current = ownProps;
  return useMemo(() => {
    const emitter = (prop: string) => (detail: unknown) => {
      call(latest.current[prop], detail);
      if (shell) emit(shell.host, getEventName(prop), detail);
    };
    return Object.fromEntries(Object.keys(events).map((prop) => [prop, emitter(prop)]));
  }, [shell, events]);
}

function call(listener: unknown, detail: unknown): void {
  if (typeof listener === "function") listener(detail);
}

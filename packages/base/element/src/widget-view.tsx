import { adoptStyles, QuireError, report } from "@quire/core";
import { restyle, type Shell, type ShellRoot } from "@quire/core/frame";
import { Component, type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { HostProvider, type WidgetHost } from "./host-context.js";
import type { InitialView } from "./initial.js";
import { text } from "./text.js";
import { setLanguage, showState, type WidgetState } from "./widget-shell.js";

interface WidgetViewProps {
  readonly name: string;
  readonly root: ShellRoot | undefined;
  readonly styles: readonly string[];
  readonly shell: Shell;
  readonly initial?: InitialView | undefined;
  readonly children: ReactNode;
}

/** Wraps a view for both the element and the React component: host context, error boundary and style sheets. */
export function WidgetView({ name, root, styles, shell, initial, children }: WidgetViewProps): ReactNode {
  const abort = useRef(new AbortController());
  const host = useMemo<WidgetHost>(
    () => ({
      shell,
      get typed() {
        return initial?.typed ?? [];
      },
      get signal() {
        return abort.current.signal;
      },
      setState: (state: WidgetState) => showState(shell.host, name, state),
    }),
    [shell, initial, name],
  );
  useLayoutEffect(() => {
    // A light view can itself be inside a shadow root of the page, or be moved into one.
    adoptStyles(root === "light" ? shell.host : shell.root, ...styles);
    restyle(shell.host);
  }, [shell, root, styles]);
  // A change of the page's language renders the view again.
  useLayoutEffect(() => setLanguage(shell.host, name));
  const parts = root === "light" ? shell.host.getAttribute("parts")?.trim() : undefined;
  useLayoutEffect(() => {
    if (!parts) return;
    const controller = new AbortController();
    import("./class-parts.js").then(
      ({ classParts }) => controller.signal.aborted || classParts(shell, parts, controller.signal),
      report,
    );
    return () => controller.abort();
  }, [shell, parts]);
  // A layout effect aborts at once, so that pending work of the view sees that it was unmounted.
  useLayoutEffect(() => {
    // Strict mode runs this twice, so an aborted signal is replaced by a new one.
    if (abort.current.signal.aborted) abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);
  return (
    <HostProvider value={host}>
      <WidgetBoundary name={name} host={host}>
        {children}
      </WidgetBoundary>
    </HostProvider>
  );
}

interface Props {
  readonly name: string;
  readonly host: WidgetHost;
  readonly children: ReactNode;
}

/** Error boundary of a widget: shows an error message with a retry button, and reports the error to the developer. */
class WidgetBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    const { name, host } = this.props;
    const fix = "A message with a retry button shows in its place. The rest of the page is not affected.";
    report(new QuireError("widget/failed", `The widget "${name}" failed while rendering.`, { fix, cause }));
    host.shell.frame?.setBusy(false);
    host.setState("error");
  }

  readonly #retry = () => {
    this.props.host.setState("loading");
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert" part="failure">
        {text("failed")}{" "}
        <button type="button" part="retry" onClick={this.#retry}>
          {text("retry")}
        </button>
      </p>
    );
  }
}

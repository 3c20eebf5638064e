import { QuireError, report } from "@quire/core";
import { Component, type ReactNode } from "react";
import type { WidgetHost } from "./host-context.js";
import { text } from "./text.js";

interface Props {
  readonly name: string;
  readonly host: WidgetHost;
  readonly children: ReactNode;
}

/** Error boundary of a widget: shows an error message with a retry button, and reports the error to the developer. */
export class WidgetBoundary extends Component<Props, { readonly failed: boolean }> {
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

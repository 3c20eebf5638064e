import { reactView, useWidgetState } from "@quire/element";
import { controlsSheet } from "@quire/ui";
import type { ReactNode } from "react";
import sheet from "./my-widget.css?inline";
import { labels } from "./my-widget-model.js";

interface MyWidgetViewProps {
  readonly heading: string;
  readonly onGreet: (detail: { readonly heading: string }) => void;
}

/** Renders the widget in its shadow root. */
export function MyWidgetView({ heading, onGreet }: MyWidgetViewProps): ReactNode {
  useWidgetState("ready");
  const { title, button } = labels(heading);
  return (
    <section part="section">
      <h2 part="heading">{title}</h2>
      <button part="button" className="quire-button" type="button" onClick={() => onGreet({ heading })}>
        {button}
      </button>
    </section>
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(MyWidgetView, controlsSheet, sheet);

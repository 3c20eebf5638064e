import { adoptStyles, reportFault } from "@quire/core";
import {
  type CreateShell,
  type Frame,
  hostRoot,
  restyle,
  type Shell,
  shadowContainer,
} from "@quire/core/frame";
import { showState } from "./widget-shell.js";
import type { WidgetState } from "./widget-state.js";

/** Where a widget in plain DOM lives. */
export interface DomPlace {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Says in `data-state` how it stands, also on a data mount around the host. */
  show(state: WidgetState): void;
}

/** What is seen of a widget that needs no React. */
export interface DomView<Options = never> {
  /** What a trigger opens, where the widget is an overlay. */
  readonly frame?: Frame;
  /**
   * Shows what the options say: at first, and with each change, where the widget `follows` also of what stands in the
   * host while the page is still read; often with the same again.
   */
  set(options: Options): void;
  /** Its host was moved on the page: what it had on the top layer, the browser has taken off it. */
  moved?(): void;
  /** The widget has gone: ends what it holds outside of its host. `set` may follow, when it comes back. */
  end(): void;
}

/** A widget in plain DOM, as far as its shell needs to know it. */
interface DomWidget {
  readonly name: string;
  readonly styles?: readonly string[];
  readonly dom: (place: DomPlace) => DomView;
}

/** The shell of a widget in plain DOM, and its view: both last as long as the host. */
interface DomShell extends Shell {
  readonly view: DomView;
}

/** Makes all that is seen of a host whose widget is plain DOM. */
export function domShell({ name, styles = [], dom }: DomWidget): CreateShell {
  return (host): DomShell => {
    const root = hostRoot(host);
    adoptStyles(root, ...styles);
    const view = dom({ host, root, show: (state) => showState(host, name, state) });
    const { container, content } = shadowContainer();
    root.append(content);
    const moved = () => view.moved?.();
    return { host, root, container, view, moved, ...(view.frame && { frame: view.frame }) };
  };
}

/** Shows what attributes, properties or props say of a widget in plain DOM. Its faults are its own: nothing throws. */
export function setView(shell: Shell, options: unknown): void {
  restyle(shell.host);
  try {
    // The widget's own declaration made the view, for the options that its attributes describe.
    (viewOf(shell) as DomView<unknown>).set(options);
  } catch (cause) {
    const { localName, dataset } = shell.host;
    dataset.state = "error";
    reportFault("widget/failed", `<${localName}> could not be shown.`, { cause });
  }
}

export function endView(shell: Shell): void {
  viewOf(shell).end();
}

/** Of a host whose shell `domShell` has made. */
const viewOf = (shell: Shell) => (shell as DomShell).view;

import { adoptStyles, reportFault, setOwnAttribute } from "@quire/core";
import {
  type CreateShell,
  type Frame,
  getHostRoot,
  restyle,
  type Shell,
  shadowContainer,
} from "@quire/core/frame";
import { setLanguage, showState, type WidgetState } from "./widget-shell.js";

/** The environment of a plain-DOM widget's view. */
export interface DomPlace {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Sets `data-state` on the host, and on the data mount around it. */
  show(state: WidgetState): void;
}

/** The view of a widget without React. */
export interface DomView<Options = never> {
  /** The frame that a trigger opens, if the widget is an overlay. */
  readonly frame?: Frame;
  /**
   * Renders the options: first and after each change. A widget with `follows` also renders when the parser
   * adds content to the host. Calls with unchanged options are common.
   */
  set(options: Options): void;
  /**
   * Runs after the host was moved on the page, because the browser has removed its elements from the top
   * layer.
   */
  moved?(): void;
  /**
   * Releases everything outside of the host when the widget is removed. `set` may follow if the widget
   * returns.
   */
  end(): void;
}

/** The part of a plain-DOM widget's declaration that its shell needs. */
interface DomWidget {
  readonly name: string;
  readonly styles?: readonly string[];
  readonly dom: (place: DomPlace) => DomView;
}

/** The shell of a plain-DOM widget with its view. Both live as long as the host. */
interface DomShell extends Shell {
  readonly name: string;
  readonly view: DomView;
}

/** Returns the function that creates the shell and the view of a plain-DOM widget. */
export function domShell({ name, styles = [], dom }: DomWidget): CreateShell {
  return (host): DomShell => {
    const root = getHostRoot(host);
    adoptStyles(root, ...styles);
    const view = dom({ host, root, show: (state) => showState(host, name, state) });
    const { container, content } = shadowContainer();
    root.append(content);
    const moved = () => view.moved?.();
    return { name, host, root, container, view, moved, ...(view.frame && { frame: view.frame }) };
  };
}

/**
 * Renders a plain-DOM view with its current options. An error is reported, not thrown, and sets the state
 * `error`.
 */
export function setView(shell: Shell, options: unknown): void {
  restyle(shell.host);
  setLanguage(shell.host, (shell as DomShell).name);
  try {
    // The options and the view come from the same declaration.
    (getView(shell) as DomView<unknown>).set(options);
  } catch (cause) {
    setOwnAttribute(shell.host, "data-state", "error");
    reportFault("widget/failed", `<${shell.host.localName}> could not be shown.`, { cause });
  }
}

export function endView(shell: Shell): void {
  getView(shell).end();
}

/** Returns the view in a shell that `domShell` created. */
const getView = (shell: Shell) => (shell as DomShell).view;

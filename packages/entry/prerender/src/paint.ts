import { nearestName, QuireError, runtime, setMessageCompiler, setPageConfiguration } from "@quire/core";
import { compileOwn } from "@quire/core/compile-own";
import { declaredOnServer, getMark, paintFirst, RELEASE } from "@quire/element/paint-first";
import { attributesOfProps } from "./attributes-of-props.js";
import { widgetNames } from "./declared-widgets.js";
import { elementsIn, getMarkup } from "./markup.js";
import { getContent } from "./own-content.js";
import type { Painted, PaintRequest } from "./painted.js";
import { NOWHERE } from "./simulated-page.js";

/** Attributes of the live widget alone. A prerendered copy must not report a state. */
const LIVE = new Set(["data-state"]);

/** Renders a widget in this thread's simulated page, and returns its markup. @throws QuireError */
export function paint({
  name,
  props,
  attributes,
  content: inside,
  locale,
  messages,
  title = "",
}: PaintRequest): Omit<Painted, "notes" | "nextId"> {
  const widget = getDeclaration(name);
  // Clears the state of earlier renders, such as a user.
  runtime().shared.clear();
  document.documentElement.lang = locale;
  document.title = title;
  setMessageCompiler(compileOwn);
  setPageConfiguration({ locale, messages });
  const host = document.createElement(`quire-${name}`);
  const pairs = Object.entries(attributes ?? attributesOfProps(widget, props ?? {}));
  for (const [key, value] of pairs) host.setAttribute(key, value);
  host.innerHTML = inside;
  document.body.replaceChildren(host);
  const { root, order, styles, isBegun, light } = paintFirst(host, widget);
  if (isBegun) host.removeAttribute("data-fallback"); // The first form replaces the fallback.
  const elements = [...elementsIn(root), ...(light ? [light.container, ...elementsIn(light.container)] : [])];
  const numbers = elements.map((element) => order.get(element) ?? -1);
  const mark = getMark({ release: RELEASE, locale, order: numbers });
  const own = [...host.attributes]
    .filter((one) => !pairs.some(([key]) => key === one.name) && !LIVE.has(one.name))
    .map((one) => [one.name, one.value] as const);
  // An overlay is closed. A widget with only a fallback shows the page's content before its view, without a
  // shadow root.
  const isPlain = isOverlay(root) || (host.hasAttribute("data-fallback") && isPlainShell(root));
  const content = getContent(host, root, { isShell: !("dom" in widget), isBegun });
  const shadow = isPlain ? "" : content.slots + getMarkup(root);
  if (shadow.includes(new URL(NOWHERE).host))
    throw new QuireError(
      "widget/failed",
      `<quire-${name}> names the page's own address, which is not known.`,
      {
        fix: 'Say "address", or --site to the command.',
      },
    );
  host.remove();
  return {
    attributes: pairs,
    // The mark comes first, so that a later run can replace it and keep the following attributes.
    own: [["data-quire-prerendered", mark], ...own],
    shadow,
    styles: [...styles, ...content.styles],
    light: light && {
      markup: getMarkup(light.container),
      styles: light.styles,
      language: light.container.getAttribute("lang"),
    },
  };
}

/** Returns true if a widget shows only the page's own content. */
const isPlainShell = ({ children }: ShadowRoot) =>
  [...children].every((child) =>
    child.matches('slot[part="fallback"], slot[name="quire-content"], [part="content"], [part="skeleton"]'),
  );

/** Returns true if the shadow root has only a dialog, and perhaps slots for a failed view. */
const isOverlay = ({ children }: ShadowRoot) =>
  [...children].every(({ localName }) => /^(?:dialog|slot)$/.test(localName)) &&
  [...children].some(({ localName }) => localName === "dialog");

function getDeclaration(name: string) {
  const widget = declaredOnServer(name);
  if (widget) return widget;
  const nearest = nearestName(name, widgetNames);
  const fix = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${[...widgetNames].sort().join(", ")}.`;
  throw new QuireError("widget/unknown", `There is no widget "${name}".`, { fix });
}

import { findNearestName, QuireError, runtime, setMessageCompiler, setPageConfiguration } from "@quire/core";
import { compileOwn } from "@quire/core/compile-own";
import { declaredOnServer, formatMark, paintFirst, RELEASE } from "@quire/element/paint-first";
import { attributesOfProps } from "./attributes-of-props.js";
import { widgetNames } from "./declared-widgets.js";
import { locales } from "./locales.js";
import { attributeText, elementsIn, getMarkup } from "./markup.js";
import type { Painted, PaintRequest } from "./painted.js";
import { DEFAULT_ADDRESS } from "./simulated-page.js";

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
  setPageConfiguration({ locale, messages, locales });
  const host = document.createElement(`quire-${name}`);
  const pairs = Object.entries(attributes ?? attributesOfProps(widget, props ?? {}));
  for (const [key, value] of pairs) host.setAttribute(key, value);
  host.innerHTML = inside;
  document.body.replaceChildren(host);
  const { root, order, styles, hasInitialContent, light } = paintFirst(host, widget);
  if (hasInitialContent) host.removeAttribute("data-fallback"); // The first form replaces the fallback.
  const elements = [...elementsIn(root), ...(light ? [light.container, ...elementsIn(light.container)] : [])];
  const numbers = elements.map((element) => order.get(element) ?? -1);
  const mark = formatMark({ release: RELEASE, locale, order: numbers });
  const own = [...host.attributes]
    .filter((one) => !pairs.some(([key]) => key === one.name) && !LIVE.has(one.name))
    .map((one) => [one.name, one.value] as const);
  // An overlay is closed. A widget with only a fallback shows the page's content before its view, without a
  // shadow root.
  const isPlain = isOverlay(root) || (host.hasAttribute("data-fallback") && isPlainShell(root));
  const content = getContent(host, root, {
    isShell: !("dom" in widget),
    hasInitialContent,
  });
  const shadow = isPlain ? "" : content.slots + getMarkup(root);
  if (shadow.includes(new URL(DEFAULT_ADDRESS).host))
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
  const nearest = findNearestName(name, widgetNames);
  const fix = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${[...widgetNames].sort().join(", ")}.`;
  throw new QuireError("widget/unknown", `There is no widget "${name}".`, { fix });
}

const SLOT = "slot.without-script";

const LOST = '[data-quire-prerendered][data-state="error"]';

/**
 * Style sheet for browsers without JavaScript, and if the widget's code fails to load. It shows the page's
 * own content, or nothing.
 */
const WITHOUT_SCRIPT = [
  `${SLOT}{display:none}`,
  `@media (scripting:none){${SLOT}{display:contents}:host>:not(${SLOT}){display:none!important}}`,
  `:host(${LOST}) ${SLOT}{display:contents}`,
  `:host(${LOST})>:not(${SLOT}){display:none!important}`,
].join("");

/** Shows the fallback until the view is ready, or if its code fails to load. */
const FALLBACK =
  ':host([data-quire-prerendered][data-fallback]) slot[part="fallback"]{display:contents!important}';

/** Controls and busy lines that do nothing until the widget's code runs. */
const OF_CODE = 'select, input, textarea, button:not([popovertarget]), [role="status"]';

const OUT_OF_SIGHT = "[hidden], [popover], dialog:not([open])";

/**
 * Prepares a widget's page content for the time before the live widget: shadow root markup and style sheets.
 * @param isShell true if the widget has a React view
 * @param hasInitialContent true if the view's initial form replaces the page's content
 */
function getContent(
  host: Element,
  root: ShadowRoot,
  { isShell, hasInitialContent }: Record<"isShell" | "hasInitialContent", boolean>,
): { slots: string; styles: readonly string[] } {
  const isCodeNeeded = needsCode(root);
  const unslotted = isShell || isCodeNeeded ? unslottedIn(host, root, hasInitialContent) : [];
  const slots = unslotted.map(
    (name) => `<slot class="without-script"${name && attributeText("name", name)}></slot>`,
  );
  const styles = [
    ...(host.hasAttribute("data-fallback") ? [FALLBACK] : []),
    ...(slots.length > 0 || (hasInitialContent && isCodeNeeded) ? [WITHOUT_SCRIPT] : []),
  ];
  return { slots: slots.join(""), styles };
}

const needsCode = (root: ShadowRoot) =>
  [...root.querySelectorAll(OF_CODE)].some((one) => !one.closest(OUT_OF_SIGHT) && !isSilent(one));

const isSilent = (one: Element) => one.getAttribute("role") === "status" && one.textContent === "";

/** Returns the slot names of content that would not show, because the shadow root lacks these slots. */
function unslottedIn({ childNodes }: Element, root: ShadowRoot, hasInitialContent: boolean): string[] {
  const slots = [...root.querySelectorAll("slot")].filter(
    (one) => !hasInitialContent || !one.matches('[part="fallback"]'),
  );
  const there = new Set(slots.map(({ name }) => name));
  const slotNames = [...childNodes].flatMap((node) => {
    if (node.nodeType === 1) return [(node as Element).slot]; // An element has the node type 1.
    return node.nodeType === 3 && node.textContent?.trim() ? [""] : [];
  });
  return [...new Set(slotNames)].filter((name) => !there.has(name));
}

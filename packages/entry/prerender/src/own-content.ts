import { attributeText } from "./markup.js";

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
 * @param isBegun true if the view's initial form replaces the page's content
 */
export function getContent(
  host: Element,
  root: ShadowRoot,
  { isShell, isBegun }: Record<"isShell" | "isBegun", boolean>,
): { slots: string; styles: readonly string[] } {
  const isDead = needsCode(root);
  const unslotted = isShell || isDead ? unslottedIn(host, root, isBegun) : [];
  const slots = unslotted.map(
    (name) => `<slot class="without-script"${name && attributeText("name", name)}></slot>`,
  );
  const styles = [
    ...(host.hasAttribute("data-fallback") ? [FALLBACK] : []),
    ...(slots.length > 0 || (isBegun && isDead) ? [WITHOUT_SCRIPT] : []),
  ];
  return { slots: slots.join(""), styles };
}

const needsCode = (root: ShadowRoot) =>
  [...root.querySelectorAll(OF_CODE)].some((one) => !one.closest(OUT_OF_SIGHT) && !isSilent(one));
const isSilent = (one: Element) => one.getAttribute("role") === "status" && one.textContent === "";

/** Returns the slot names of content that would not show, because the shadow root lacks these slots. */
function unslottedIn({ childNodes }: Element, root: ShadowRoot, isBegun: boolean): string[] {
  const slots = [...root.querySelectorAll("slot")].filter(
    (one) => !isBegun || !one.matches('[part="fallback"]'),
  );
  const there = new Set(slots.map(({ name }) => name));
  const slotNames = [...childNodes].flatMap((node) => {
    if (node.nodeType === 1) return [(node as Element).slot]; // An element has the node type 1.
    return node.nodeType === 3 && node.textContent?.trim() ? [""] : [];
  });
  return [...new Set(slotNames)].filter((name) => !there.has(name));
}

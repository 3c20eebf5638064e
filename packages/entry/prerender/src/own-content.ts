import { attributeText } from "./markup.js";

const SLOT = "slot.without-script";
const LOST = '[data-quire-prerendered][data-state="error"]';

/** Where the widget's code cannot be had, or no script runs: the page's own, or nothing, in place of what would need it. */
const WITHOUT_SCRIPT = [
  `${SLOT}{display:none}`,
  `@media (scripting:none){${SLOT}{display:contents}:host>:not(${SLOT}){display:none!important}}`,
  `:host(${LOST}) ${SLOT}{display:contents}`,
  `:host(${LOST})>:not(${SLOT}){display:none!important}`,
].join("");

/** Until the view is there, whatever becomes of its code. */
const FALLBACK =
  ':host([data-quire-prerendered][data-fallback]) slot[part="fallback"]{display:contents!important}';

/** What nobody answers without the widget's code, or what says that it is at work. */
const OF_CODE = 'select, input, textarea, button:not([popovertarget]), [role="status"]';
const OUT_OF_SIGHT = "[hidden], [popover], dialog:not([open])";

/**
 * What a page has put inside a widget, and how it shows before the live one: markup for the shadow root, and sheets.
 * @param isShell the widget's view is React's
 * @param isBegun what that begins with is painted, in place of what the page has put inside
 */
export function contentOf(
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

/** Names of slots that content asks for and the shadow root has not: there it does not show. */
function unslottedIn({ childNodes }: Element, root: ShadowRoot, isBegun: boolean): string[] {
  const slots = [...root.querySelectorAll("slot")].filter(
    (one) => !isBegun || !one.matches('[part="fallback"]'),
  );
  const there = new Set(slots.map(({ name }) => name));
  const asked = [...childNodes].flatMap((node) => {
    if (node.nodeType === 1) return [(node as Element).slot]; // By its type.
    return node.nodeType === 3 && node.textContent?.trim() ? [""] : [];
  });
  return [...new Set(asked)].filter((name) => !there.has(name));
}

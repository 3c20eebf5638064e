import { expect } from "vitest";
import type { Site } from "../harness/site.js";
import type { Point, Tab, View } from "./engine.js";

/** The visible state of an element. */
export interface VisibleElement {
  readonly pressed: string | null;
  readonly hasFocus: boolean;
  /** The centre of the element, after it was scrolled into view. */
  readonly middle: Point;
  /** True if a click at the centre hits the element. */
  readonly isReached: boolean;
}

const WAIT = { timeout: 15_000 };

/** The position to which an element is scrolled. */
type Block = "nearest" | "center";

/**
 * Finds the first visible element with these words.
 * @param selector the part after " >>> " is searched inside the elements before it, also in shadow roots
 */
export function findVisible(
  tab: View,
  selector: string,
  words = "",
  block: Block = "nearest",
): Promise<VisibleElement | null> {
  return tab.evaluate(look, selector, words, block);
}

/** Runs in the page. */
function look(selector: string, words: string, block: Block): VisibleElement | null {
  const rootsIn = (node: ParentNode): ParentNode[] => {
    const own = node instanceof Element && node.shadowRoot ? [node.shadowRoot] : [];
    const inner = [...own, ...Array.from(node.querySelectorAll("*"), (one) => one.shadowRoot ?? [])].flat();
    return [node, ...inner.flatMap(rootsIn)];
  };
  const within = (node: ParentNode, [first = "", ...rest]: readonly string[]): HTMLElement[] => {
    const found = rootsIn(node).flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(first)));
    return rest.length === 0 ? found : found.flatMap((one) => within(one, rest));
  };
  const isSeen = (one: HTMLElement) =>
    one.checkVisibility({ visibilityProperty: true }) && one.innerText.includes(words);
  const element = within(document, selector.split(" >>> ")).find(isSeen);
  if (!element) return null;
  element.scrollIntoView({ block, behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const root = element.getRootNode() as Document | ShadowRoot;
  const reached = root.elementFromPoint(middle.x, middle.y);
  return {
    pressed: element.getAttribute("aria-pressed"),
    hasFocus: root.activeElement === element,
    middle,
    // For an element in a popover, WebKit returns the host around the popover.
    isReached: reached !== null && (element.contains(reached) || reached.contains(element)),
  };
}

/** Waits until the element is visible. */
export async function shows(tab: View, selector: string, words?: string): Promise<void> {
  await expect.poll(() => findVisible(tab, selector, words), WAIT).not.toBeNull();
}

/**
 * After this many attempts, something covers the element. It is then scrolled to the middle of the window.
 */
const ATTEMPTS_BEFORE_CENTERING = 20;

/** Clicks the element once it is reachable and does not move. */
export async function press(
  tab: View,
  selector: string,
  words?: string,
  block: Block = "nearest",
): Promise<void> {
  let before: Point | undefined;
  let looks = 0;
  await expect
    .poll(async () => {
      const found = await findVisible(
        tab,
        selector,
        words,
        looks++ < ATTEMPTS_BEFORE_CENTERING ? block : "center",
      );
      const rests = before !== undefined && JSON.stringify(found?.middle) === JSON.stringify(before);
      before = found?.middle;
      return rests && found?.isReached === true;
    }, WAIT)
    .toBe(true);
  if (before) await tab.pressAt(before);
}

/** Clicks a field at a place that no fixed bar covers, and types into it. */
export async function fill(tab: View, selector: string, text: string): Promise<void> {
  await press(tab, selector, undefined, "center");
  await expect.poll(async () => (await findVisible(tab, selector, "", "center"))?.hasFocus, WAIT).toBe(true);
  await tab.type(text);
}

/** Presses Tab until the matching element of the document has the focus. */
export async function tabTo(tab: View, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await tab.press("Tab");
    if (await tab.evaluate((css) => document.activeElement?.matches(css) ?? false, selector)) return;
  }
  throw new Error(`Tab never came to ${selector}.`);
}

/** Waits until the page has loaded the state of the current user. */
export async function becomes(tab: View, user: "anonymous" | "known"): Promise<void> {
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.quireUser), WAIT).toBe(user);
}

/** Opens a page as a user who signed in earlier. */
export async function goAsReader(tab: Tab, site: Site, address: string): Promise<void> {
  const { emailAddress, password } = await site.scenario.account();
  await tab.goto("/assets/mark.svg");
  const signIn = async (username: string, password: string) => {
    const body = new URLSearchParams({ username, password });
    const { status } = await fetch("/authenticate", { method: "POST", body });
    return status;
  };
  expect(await tab.evaluate(signIn, emailAddress, password), "of signing in").toBe(200);
  await tab.goto(address);
  await becomes(tab, "known");
}

import { newPage } from "@quire/conformance/new-page";
import { notify } from "@quire/core";
import { AnchoredFrame, type Frame, getShell, overlayShell } from "@quire/core/frame";
import { offerUndo } from "@quire/services/outbox";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/toast.js";

const undone = vi.fn(async () => {});

beforeEach(() => {
  newPage();
  undone.mockClear();
});
afterEach(async () => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("dir");
  await page.viewport(1000, 700);
});

/** Creates a panel with a button at its end, next to a trigger at the window's top. */
function makePanel(height: number, side: "left" | "right" = "right") {
  const trigger = document.body.appendChild(document.createElement("button"));
  trigger.textContent = "Cart";
  Object.assign(trigger.style, { position: "fixed", top: "16px", [side]: "8px" });
  const host = document.body.appendChild(document.createElement("div"));
  const shell = overlayShell({ kind: AnchoredFrame, title: () => "Your cart", root: "shadow" });
  const { frame, container } = getShell(host, shell);
  if (!frame) throw new Error("An overlay has a frame.");
  const button = document.createElement("button");
  const lines = document.createElement("div");
  lines.style.height = `${height}px`;
  container.append(lines, button);
  frame.arrived();
  trigger.addEventListener("click", () => frame.open({ trigger }));
  return { frame, trigger, button };
}

const part = (name: string): HTMLElement => {
  const found = document
    .querySelector("quire-toast")
    ?.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
  if (!found) throw new Error(`There is no toast with a ${name}.`);
  return found;
};
const box = (element: Element) => element.getBoundingClientRect();

/** Returns the toast's position relative to the panel. */
function relation({ panel }: Frame): string {
  const [own, other] = [box(part("toast")), box(panel)];
  if (own.bottom <= other.top) return "above";
  if (own.top >= other.bottom) return "below";
  if (own.right <= other.left) return "left";
  return own.left >= other.right ? "right" : "over";
}

const isInWindow = () => {
  const { top, bottom, left, right } = box(part("toast"));
  return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
};

const WINDOWS = [
  ["above the sheet on a phone", 375, 667, 900, "above"],
  ["above the lowered sheet on the smallest phone", 320, 480, 900, "above"],
  ["beside the panel in a wide window", 1000, 600, 900, "left"],
  ["below the lowered panel in a narrow window", 600, 600, 900, "below"],
  ["below the panel in a low window", 640, 360, 900, "below"],
] as const;

for (const [where, width, height, lines, side] of WINDOWS) {
  it.each([
    ["opens first", true],
    ["opens second", false],
  ])(`is ${where} if the panel %s (beyond-51)`, async (_, isFirst) => {
    await page.viewport(width, height);
    const { frame, trigger } = makePanel(lines);
    if (isFirst) trigger.click();
    offerUndo("Pricing Is a Conversation was taken out of your cart.", undone);
    if (!isFirst) trigger.click();
    await expect.poll(() => [relation(frame), isInWindow()]).toEqual([side, true]);
    expect(frame.isOpen).toBe(true);
  });
}

it("is on the right of a panel at the window's left edge (beyond-51)", async () => {
  await page.viewport(1000, 600);
  document.documentElement.dir = "rtl";
  const { frame, trigger } = makePanel(900, "left");
  trigger.click();
  offerUndo("Saved!", undone);
  await expect.poll(() => [relation(frame), isInWindow()]).toEqual(["right", true]);
});

it("stays above the sheet when a longer message replaces it", async () => {
  await page.viewport(320, 568);
  const { frame, trigger } = makePanel(900);
  trigger.click();
  offerUndo("Saved!", undone);
  await expect.poll(() => relation(frame)).toBe("above");
  const before = box(part("toast")).height;
  notify("There was an error while processing your request, please try again later.", "error");
  expect(box(part("toast")).height).toBeGreaterThan(before);
  await expect.poll(() => [relation(frame), isInWindow()]).toEqual(["above", true]);
});

it("returns to the window's bottom when the panel closes, which regains its height", async () => {
  await page.viewport(600, 600);
  const { frame, trigger } = makePanel(900);
  trigger.click();
  const before = box(frame.panel).height;
  offerUndo("Saved!", undone);
  await expect.poll(() => relation(frame)).toBe("below");
  expect(box(frame.panel).height).toBeLessThan(before);
  part("close").click();
  await expect.poll(() => box(frame.panel).height).toBe(before);
  await page.viewport(375, 667);
  offerUndo("Saved!", undone);
  await expect.poll(() => relation(frame)).toBe("above");
  frame.close();
  await expect.poll(() => Math.round(innerHeight - box(part("toast")).bottom)).toBe(20);
});

it.each([
  ["a phone", 375],
  ["a wide window", 1000],
])("keeps the panel open on %s when its Undo is clicked (beyond-51)", async (_, width) => {
  await page.viewport(width, 700);
  const { frame, trigger, button } = makePanel(300);
  await userEvent.click(trigger);
  button.focus();
  offerUndo("Saved!", undone);
  await userEvent.click(part("undo"));
  expect([undone.mock.calls.length, frame.isOpen]).toEqual([1, true]);
  await userEvent.click(document.body, { position: { x: 2, y: 2 } });
  expect(frame.isOpen).toBe(false);
});

it("keeps the panel open on F8, and closes alone on Escape (beyond-51)", async () => {
  const { frame, trigger, button } = makePanel(300);
  await userEvent.click(trigger);
  button.focus();
  offerUndo("Saved!", undone);
  await userEvent.keyboard("{F8}");
  expect([part("undo").matches(":focus"), frame.isOpen]).toEqual([true, true]);
  await userEvent.keyboard("{Escape}");
  expect([part("toast").checkVisibility(), frame.isOpen, button.matches(":focus")]).toEqual([
    false,
    true,
    true,
  ]);
  await userEvent.keyboard("{Escape}");
  expect(frame.isOpen).toBe(false);
});

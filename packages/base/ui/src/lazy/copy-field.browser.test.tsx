import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CopyField } from "./copy-field.js";

let root: Root;
let copied: string[];

const button = () => page.getByRole("button");
const status = () => document.querySelector("[role=status]")?.textContent;

function render(value: string, multiline = false): void {
  root.render(<CopyField label="Link" value={value} multiline={multiline} />);
}
/** Simulates the page's clipboard. @param isOpen true if the page may write to it */
function clipboard(isOpen: boolean): void {
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    if (!isOpen) throw new DOMException("Not here.", "NotAllowedError");
    copied.push(text);
  });
}

beforeEach(() => {
  copied = [];
  const container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("copies by keyboard, and announces it in an existing live region", async () => {
  clipboard(true);
  render("https://quire.test/a?b=1&c");
  await expect.element(button()).toHaveTextContent("Copy");
  const region = document.querySelector("[role=status]");
  expect(region?.textContent).toBe("");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(status).toBe("Copied");
  expect(document.querySelector("[role=status]")).toBe(region);
  expect(copied).toEqual(["https://quire.test/a?b=1&c"]);
  await expect.element(button()).toHaveTextContent("Copied");
});

it("selects its whole text on focus, and is read-only", async () => {
  render("https://quire.test/a");
  const field = page.getByRole("textbox", { name: "Link" });
  await userEvent.click(field);
  expect(getSelection()?.toString()).toBe("https://quire.test/a");
  await userEvent.keyboard("x");
  await expect.element(field).toHaveValue("https://quire.test/a");
});

it("keeps the selection when its text changes, and takes no focus", async () => {
  render("https://quire.test/a-long-one");
  const field = page.getByRole("textbox", { name: "Link" });
  await userEvent.click(field);
  render("https://quire.test/s");
  await expect.element(field).toHaveValue("https://quire.test/s");
  await expect.poll(() => getSelection()?.toString()).toBe("https://quire.test/s");
  field.element().blur();
  render("https://quire.test/t");
  await expect.element(field).toHaveValue("https://quire.test/t");
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

it("copies by execCommand if the page may not use the clipboard", async () => {
  clipboard(false);
  const data = new Map<string, string>();
  vi.spyOn(document, "execCommand").mockImplementation((command) => {
    const event = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), cancelable: true });
    document.body.dispatchEvent(event);
    data.set(command, event.clipboardData?.getData("text/plain") ?? "");
    return event.defaultPrevented;
  });
  render("line 1\nline 2", true);
  await userEvent.click(button());
  await expect.poll(status).toBe("Copied");
  expect(data.get("copy")).toBe("line 1\nline 2");
});

it("shows instructions and selects the text if copying fails, and allows a retry", async () => {
  clipboard(false);
  const command = vi.spyOn(document, "execCommand").mockReturnValue(false);
  render("https://quire.test/a");
  await userEvent.click(button());
  await expect.poll(status).toMatch(/^Couldn’t copy\. The text is selected/);
  expect(getSelection()?.toString()).toBe("https://quire.test/a");
  command.mockRestore();
  vi.mocked(navigator.clipboard.writeText).mockResolvedValue();
  await userEvent.click(button());
  await expect.poll(status).toBe("Copied");
});

it("clears the confirmation when the text changes", async () => {
  clipboard(true);
  render("a");
  await userEvent.click(button());
  await expect.poll(status).toBe("Copied");
  render("b");
  await expect.poll(status).toBe("");
});

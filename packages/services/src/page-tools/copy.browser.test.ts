import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { action } from "./actions/copy.js";

let copied: string[];

beforeEach(() => {
  copied = [];
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  document.body.innerHTML = `<button>Copy</button><input id="code" value="a"><pre id="pre">x\n y</pre><p id="empty"></p>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const button = () => document.querySelector("button") as HTMLButtonElement; // Each test has it from beforeEach.
const run = (data: Readonly<Record<string, string>>) =>
  action.run({ element: button(), data, keyboard: true });
const getAnnouncement = () =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector("[role=status]")?.textContent;

it("copies data-value and announces 'Copied'", async () => {
  expect(await run({ value: "<b>SAVE10</b>" })).toBe("done");
  expect(copied).toEqual(["<b>SAVE10</b>"]);
  await expect.poll(getAnnouncement).toBe("Copied");
});

it("copies the current value of a field, or the text of another element", async () => {
  (document.getElementById("code") as HTMLInputElement).value = "typed";
  await run({ field: "code" });
  await run({ field: "pre" });
  expect(copied).toEqual(["typed", "x\n y"]);
});

it("finds a field in the trigger's own shadow root", async () => {
  const root = document.createElement("div").attachShadow({ mode: "open" });
  root.innerHTML = `<button></button><input id="code" value="inner">`;
  document.body.append(root.host);
  const element = root.querySelector("button") as HTMLButtonElement; // Created above.
  await action.run({ element, data: { field: "code" }, keyboard: false });
  expect(copied).toEqual(["inner"]);
});

it.each([{}, { value: "" }, { field: "nowhere" }, { field: "empty" }])(
  "copies nothing for %j, and reports it to the developer",
  async (data) => {
    expect(await run(data)).toBe("failed");
    expect(copied).toEqual([]);
    expect(String(vi.mocked(console.error).mock.calls)).toContain("trigger/incomplete");
  },
);

it("rejects with a message for the user if the browser refuses to copy", async () => {
  vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException("No.", "NotAllowedError"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  await expect(run({ value: "a" })).rejects.toMatchObject({ userMessage: "Couldn’t copy it." });
});

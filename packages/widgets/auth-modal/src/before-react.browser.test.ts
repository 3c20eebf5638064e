import { registerHeld } from "@quire/conformance/held-view";
import { expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { calls, credentials, dialog, scene, setScene } from "../test/scene.js";
import { authModal } from "./element.js";

setScene({ afterSignIn: "update" });

// The modal itself. The test decides when its view loads.
const view = registerHeld(authModal, "held-modal");

const host = () => document.querySelector("quire-held-modal") as HTMLElement;
const field = (name: string) => host().querySelector(`input[name=${name}]`) as HTMLInputElement;
const reveal = () => page.getByRole("button", { name: / Password$/ });
const expectFocus = (name: string) => expect.poll(() => document.activeElement === field(name)).toBe(true);

async function open(): Promise<void> {
  view.hold();
  document.body.append(document.createElement("quire-held-modal"));
  host().toggleAttribute("open", true);
  await expectFocus("username");
}

async function mount(): Promise<void> {
  view.come();
  await expect.poll(() => host().dataset.state).toBe("ready");
}

it("keeps a revealed password with its selection, and the view hides it (beyond-60)", async () => {
  await open();
  const password = field("password");
  password.focus();
  await userEvent.keyboard("Reader#2026");
  password.setSelectionRange(2, 5);
  await userEvent.click(reveal());
  expect(password.type).toBe("text");
  expect(document.activeElement).toBe(password);
  await expect.element(reveal()).toHaveAccessibleName("Hide Password");
  await mount();
  expect(field("password")).toBe(password);
  expect([password.type, password.value]).toEqual(["text", "Reader#2026"]);
  expect([password.selectionStart, password.selectionEnd]).toEqual([2, 5]);
  expect(document.activeElement).toBe(password);
  await expect.element(reveal()).toHaveTextContent("Hide Password");
  await userEvent.click(reveal());
  expect(password.type).toBe("password");
  await expect.element(reveal()).toHaveTextContent("Show Password");
});

it("hides the password again on a second click before React loads", async () => {
  await open();
  await userEvent.click(reveal());
  await userEvent.click(reveal());
  expect(field("password").type).toBe("password");
  await expect.element(reveal()).toHaveTextContent("Show Password");
  await expect.element(reveal()).toHaveAccessibleName("Show Password");
});

it("sends values that the browser fills in without an event, once (beyond-60)", async () => {
  scene.answers["/authenticate"] = { body: { authenticated: true } };
  await open();
  field("username").value = credentials.username;
  field("password").value = credentials.password;
  await userEvent.click(page.getByRole("button", { name: "Sign in" }));
  expect(calls("/authenticate")).toEqual([]);
  view.come();
  await expect.poll(() => dialog(host())?.open).toBe(false);
  const sent = calls("/authenticate").map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(sent).toEqual([expect.objectContaining(credentials)]);
});

it("validates autofilled values before React loads, without an event", async () => {
  await open();
  field("username").value = "no address";
  await mount();
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => field("username").getAttribute("aria-invalid")).toBe("true");
  field("username").value = credentials.username;
  await expect.poll(() => field("username").getAttribute("aria-invalid")).toBeNull();
});

it("continues an IME composition in the e-mail while the view loads (beyond-60)", async () => {
  await open();
  const compose = (text: string) =>
    cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  const onEnd = vi.fn();
  const username = field("username");
  username.addEventListener("compositionend", onEnd);
  await compose("に");
  await mount();
  expect(onEnd).not.toHaveBeenCalled();
  await compose("にほ");
  await cdp().send("Input.insertText", { text: "日本" });
  expect(onEnd).toHaveBeenCalledOnce();
  expect(field("username")).toBe(username);
  expect(username.value).toBe("日本");
});

it("keeps the selection in the e-mail field, so that typing replaces it", async () => {
  await open();
  const username = field("username");
  await userEvent.keyboard("robin{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}");
  await mount();
  expect(field("username")).toBe(username);
  await userEvent.keyboard("ert");
  expect(username.value).toBe("robert");
});

it("keeps the e-mail, not the password, when closed before React loads (beyond-61)", async () => {
  await open();
  await userEvent.keyboard("noor@quire.test{Tab}Reader#2026");
  await userEvent.click(reveal());
  await userEvent.keyboard("{Escape}");
  expect(dialog(host())?.open).toBe(false);
  await mount();
  host().toggleAttribute("open", true);
  await expectFocus("username");
  expect([field("username").value, field("password").value]).toEqual(["noor@quire.test", ""]);
  expect(field("password").type).toBe("password");
});

it("keeps the same fields and accepts input when reopened before React loads", async () => {
  await open();
  await userEvent.keyboard("noor{Escape}");
  host().toggleAttribute("open", true);
  await expectFocus("username");
  await userEvent.keyboard("{End}@quire.test");
  await mount();
  expect(field("username").value).toBe("noor@quire.test");
});

it("renders translated markup again, keeps typed text and warns once (beyond-62)", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  await open();
  await userEvent.keyboard("noor@quire.test{Tab}Reader#2026");
  const link = host().querySelector(".quire-links a");
  const words = document.createElement("font");
  words.textContent = "Kein Konto? Hier eines anlegen.";
  link?.replaceChildren(words);
  await mount();
  const notes = () => consoleError.mock.calls.map(String).filter((words) => words.includes("widget/differs"));
  await expect.poll(() => notes().length).toBeGreaterThan(0);
  expect(notes()).toEqual([expect.stringContaining("There was <font>Kein Konto? Hier eines anlegen.")]);
  expect([field("username").value, field("password").value]).toEqual(["noor@quire.test", "Reader#2026"]);
  await expectFocus("password");
  expect(host().querySelectorAll("form")).toHaveLength(1);
});

import { rendered } from "@quire/conformance/held-time";
import { registerHeld } from "@quire/conformance/held-view";
import { configure } from "@quire/services/configuration";
import { getRegion, regionStore } from "@quire/services/region";
import { expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { calls, dialog, person, scene, setScene } from "../test/scene.js";
import { authModal } from "./element.js";

setScene({ afterSignIn: "update" });

// The modal itself. The test decides when its view loads.
const view = registerHeld(authModal, "held-registration");

const host = () => document.querySelector("quire-held-registration") as HTMLElement;
const form = () => host().querySelector("form") as HTMLFormElement;
const field = (name: string) => host().querySelector(`input[name=${name}]`) as HTMLInputElement;
const words = (selector: string) => host().querySelector(selector)?.textContent;
const rules = () => [...host().querySelectorAll(".quire-checklist li")].map((rule) => rule.textContent);
const parts = () => [...form().querySelectorAll("*")];
const submit = () => page.getByRole("button", { name: "Create account" });
const expectFocus = (name: string) => expect.poll(() => document.activeElement === field(name)).toBe(true);
const PHRASE = { digit: false, lowerCase: false, upperCase: false, special: false, spaces: true } as const;

async function open(attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  view.hold();
  const modal = document.createElement("quire-held-registration");
  for (const [name, value] of Object.entries({ mode: "registration", ...attributes }))
    modal.setAttribute(name, value);
  document.body.append(modal);
  modal.toggleAttribute("open", true);
  await expectFocus(attributes.mode === "sign-in" ? "username" : "firstName");
}

async function mount(): Promise<void> {
  view.come();
  await expect.poll(() => host().dataset.state).toBe("ready");
}

/** Returns the markup before React loads, without the numbers that the build and React assign. */
const markup = () => form().outerHTML.replaceAll(/quire-field-\d+/g, "field");

it("shows registration before React loads, which hydrates each element (beyond-75)", async () => {
  const consoleError = vi.spyOn(console, "error");
  await open({ reason: "Register to save this." });
  const before = parts();
  expect(words(".quire-reason")).toBe("Register to save this.");
  await mount();
  expect(parts().map((part, at) => part === before[at])).toEqual(before.map(() => true));
  expect(consoleError.mock.calls.flat().join(" ")).not.toContain("widget/differs");
});

it("keeps typed text, focus and selection, and ticks the met password rules (beyond-75)", async () => {
  await open();
  await userEvent.keyboard("Ada{Tab}King{Tab}ada@quire.test{Tab}Reader#2026");
  const password = field("password");
  password.setSelectionRange(2, 5);
  await mount();
  expect(document.activeElement).toBe(password);
  expect([password.selectionStart, password.selectionEnd]).toEqual([2, 5]);
  expect(["firstName", "lastName", "emailAddress", "password"].map((name) => field(name).value)).toEqual([
    "Ada",
    "King",
    "ada@quire.test",
    "Reader#2026",
  ]);
  await expect.poll(() => host().querySelectorAll('.quire-checklist [data-met="true"]').length).toBe(6);
});

it("continues an IME composition in a name field while the view loads (beyond-75)", async () => {
  await open();
  const onEnd = vi.fn();
  const name = field("firstName");
  name.addEventListener("compositionend", onEnd);
  const compose = (text: string) =>
    cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await compose("に");
  await mount();
  expect(onEnd).not.toHaveBeenCalled();
  await compose("にほ");
  await cdp().send("Input.insertText", { text: "日本" });
  expect(field("firstName")).toBe(name);
  expect(name.value).toBe("日本");
});

it("sends a form submitted before React loads once, with its checked boxes (beyond-75)", async () => {
  scene.answers["/api/user/register"] = { body: { id: "7", emailAddress: person.emailAddress } };
  await open();
  for (const [name, value] of Object.entries(person)) field(name).value = value;
  field("optIn").click();
  await userEvent.click(submit());
  await userEvent.click(submit());
  expect(calls("/api/user/register")).toEqual([]);
  await mount();
  await expect.poll(() => calls("/api/user/register").length).toBeGreaterThan(0);
  await expect.poll(() => host().querySelector("[name=firstName]")).toBeNull();
  const sent = calls("/api/user/register").map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([expect.objectContaining({ ...person, optIn: true })]);
});

it("lets the browser validate an empty form before React loads (beyond-75)", async () => {
  await open();
  const invalid = vi.fn();
  field("firstName").addEventListener("invalid", invalid);
  field("firstName").dispatchEvent(new Event("input", { bubbles: true }));
  form().requestSubmit();
  expect(invalid).toHaveBeenCalledOnce();
  await mount();
  expect(calls("/api/user/register")).toEqual([]);
  expect(host().querySelector("[aria-invalid]")).toBeNull();
});

it.each([
  ["ticked", 1, true],
  ["ticked and cleared", 2, false],
])("keeps a checkbox %s before React loads, whatever the region's default", async (_, presses, checked) => {
  configure({ geolocation: "/geo" });
  scene.answers["/geo"] = { body: { country: checked ? "DE" : "US", city: "" } };
  await open();
  const read = words(".quire-choice");
  for (let press = 0; press < presses; press++) field("optIn").click();
  await mount();
  await expect.poll(() => regionStore().getState().status).toBe("ready");
  await expect.poll(() => words(".quire-choice")).toBe(read);
  expect(field("optIn").checked).toBe(checked);
});

it("sets an untouched checkbox to the region's default once the region is known", async () => {
  configure({ geolocation: "/geo" });
  scene.answers["/geo"] = { body: { country: "US", city: "" } };
  await open();
  const box = field("optIn");
  await mount();
  await expect
    .poll(() => words(".quire-choice"))
    .toBe("Send me updates and offers. I can unsubscribe at any time.");
  expect(field("optIn")).toBe(box);
  expect(box.checked).toBe(true);
});

it.each([
  ["a longer password", { minLength: 12 }],
  ["a phrase", { minLength: 20, ...PHRASE }],
  ["any password", { minLength: 1, ...PHRASE }],
  ["other characters", { specialCharacters: "*_" }],
])("has %s in the list of password rules as the policy requires, and hydrates", async (_, registration) => {
  configure({ passwordPolicies: { registration } });
  await open();
  const [rulesBefore, before] = [rules(), markup()];
  const list = host().querySelector(".quire-checklist");
  await mount();
  await userEvent.keyboard("{Tab}");
  expect(rules()).toEqual(rulesBefore);
  expect(host().querySelector(".quire-checklist")).toBe(list);
  expect(before.includes("quire-hint")).toBe(rulesBefore.length > 0);
});

it("fills the password policy into the page's own messages", async () => {
  const messages = { en: { "forms.ruleLength": "{n, plural, other {Mindestens # Zeichen}}" } };
  configure({ locale: "en", messages });
  await open();
  const rulesBefore = rules();
  expect(rulesBefore[0]).toBe("Mindestens 8 Zeichen");
  await mount();
  expect(rules()).toEqual(rulesBefore);
});

it("keeps a field's description when an error is added", async () => {
  await open();
  await mount();
  await userEvent.click(field("password"));
  await userEvent.keyboard("short{Tab}");
  await expect.poll(() => field("password").getAttribute("aria-invalid")).toBe("true");
  const named = field("password").getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(named).toHaveLength(2);
  expect(named.map((id) => document.getElementById(id) !== null)).toEqual([true, true]);
});

it("replaces sign-in, with the typed e-mail and without the password", async () => {
  await open({ mode: "sign-in" });
  await userEvent.keyboard("ada@quire.test{Tab}Reader#2026");
  host().setAttribute("mode", "registration");
  await expectFocus("firstName");
  expect(host().querySelectorAll("form")).toHaveLength(1);
  expect([field("emailAddress").value, field("password").value]).toEqual(["ada@quire.test", ""]);
  const before = parts();
  await mount();
  expect([field("emailAddress").value, field("password").value]).toEqual(["ada@quire.test", ""]);
  expect(parts().map((part, at) => part === before[at])).toEqual(before.map(() => true));
});

it("follows links to other screens before React loads, and announces them (beyond-78)", async () => {
  const screens: unknown[] = [];
  await open({ mode: "sign-in" });
  host().addEventListener("quire-screen-change", ({ detail }: CustomEventInit) => screens.push(detail));
  await userEvent.keyboard("ada@quire.test{Tab}Reader#2026");
  await userEvent.click(page.getByRole("link", { name: "Don't have an account? Create one." }));
  await expectFocus("firstName");
  expect(dialog(host())?.querySelector("[part=title]")?.textContent).toBe("Create an account");
  expect([field("emailAddress").value, field("password").value]).toEqual(["ada@quire.test", ""]);
  await userEvent.keyboard("Ada");
  await userEvent.click(page.getByRole("link", { name: "Already have an account? Sign in." }));
  await expectFocus("username");
  expect(field("username").value).toBe("ada@quire.test");
  await userEvent.click(page.getByRole("link", { name: "Don't have an account? Create one." }));
  await expectFocus("firstName");
  expect(field("firstName").value).toBe("Ada");
  expect(screens).toEqual([{ screen: "registration" }, { screen: "sign-in" }, { screen: "registration" }]);
  const before = parts();
  await mount();
  expect(parts().map((part, at) => part === before[at])).toEqual(before.map(() => true));
  expect(screens).toHaveLength(3);
});

it.each([
  ["before React loads", async () => {}],
  ["once React is there", mount],
])("closed %s, a modal that showed another screen starts with its own mode (beyond-78)", async (_, first) => {
  await open({ mode: "sign-in" });
  await userEvent.click(page.getByRole("link", { name: "Don't have an account? Create one." }));
  await expectFocus("firstName");
  await first();
  await userEvent.keyboard("{Escape}");
  expect(host().getAttribute("mode")).toBe("sign-in");
  host().toggleAttribute("open", true);
  await expectFocus("username");
  expect(dialog(host())?.querySelector("[part=title]")?.textContent).toBe("Sign In");
});

it("shows sign-in when it is requested while registration loads", async () => {
  await open({ mode: "sign-in" });
  host().setAttribute("mode", "registration");
  host().setAttribute("mode", "sign-in");
  await expectFocus("username");
  await rendered();
  expect(host().querySelector("[name=firstName]")).toBeNull();
  expect(dialog(host())?.open).toBe(true);
});

it("keeps text and checkboxes, not the password, when reopened early (beyond-61)", async () => {
  await open();
  await userEvent.keyboard("Ada");
  field("password").value = person.password;
  field("optIn").click();
  await userEvent.keyboard("{Escape}");
  host().toggleAttribute("open", true);
  await expectFocus("firstName");
  expect([field("firstName").value, field("password").value, field("optIn").checked]).toEqual([
    "Ada",
    "",
    true,
  ]);
  await mount();
  expect([field("firstName").value, field("password").value, field("optIn").checked]).toEqual([
    "Ada",
    "",
    true,
  ]);
});

it("uses the text and default of a known region from the start, also with React", async () => {
  regionStore().setState({ ...getRegion("US"), status: "ready" });
  await open();
  expect(words(".quire-choice")).toBe("Send me updates and offers. I can unsubscribe at any time.");
  expect(field("optIn").checked).toBe(true);
  const box = field("optIn");
  await mount();
  await new Promise(requestAnimationFrame);
  expect(words(".quire-choice")).toBe("Send me updates and offers. I can unsubscribe at any time.");
  expect(field("optIn").checked).toBe(true);
  expect(field("optIn")).toBe(box);
});

it("keeps the checkbox cleared if the user cleared it before React loaded", async () => {
  regionStore().setState({ ...getRegion("US"), status: "ready" });
  await open();
  field("optIn").click();
  await mount();
  await new Promise(requestAnimationFrame);
  expect(field("optIn").checked).toBe(false);
  expect(words(".quire-choice")).toBe("Send me updates and offers. I can unsubscribe at any time.");
});

it("keeps a cleared checkbox and a typed name when registration is reopened before React loads (beyond-75)", async () => {
  regionStore().setState({ ...getRegion("US"), status: "ready" });
  await open();
  await userEvent.fill(field("firstName"), "Ada");
  expect(field("optIn").checked).toBe(true);
  field("optIn").click();
  for (const mode of ["sign-in", "registration"]) {
    host().removeAttribute("open");
    host().setAttribute("mode", mode);
    host().setAttribute("open", "");
    await expectFocus(mode === "sign-in" ? "username" : "firstName");
  }
  expect([field("firstName").value, field("optIn").checked]).toEqual(["Ada", false]);
  await mount();
  expect([field("firstName").value, field("optIn").checked]).toEqual(["Ada", false]);
});

it("keeps a checked checkbox with its text when the region changes (beyond-75)", async () => {
  await open();
  const read = words(".quire-choice");
  field("optIn").click();
  regionStore().setState({ ...getRegion("US"), status: "ready" });
  host().removeAttribute("open");
  host().setAttribute("open", "");
  await expectFocus("firstName");
  expect([words(".quire-choice"), field("optIn").checked]).toEqual([read, true]);
  await mount();
  await expect.poll(() => words(".quire-choice")).toBe(read);
  expect(field("optIn").checked).toBe(true);
});

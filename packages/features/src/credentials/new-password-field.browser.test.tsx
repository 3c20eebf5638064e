import { appears, expectAfter, holdTime } from "@quire/conformance/held-time";
import type { PasswordPolicy } from "@quire/services/configuration";
import { newPassword } from "@quire/services/forms";
import { Form, type FormProps } from "@quire/ui";
import { createRoot, type Root } from "react-dom/client";
import * as v from "valibot";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { credentialsSheet } from "./credentials-sheet.js";
import { NewPasswordField } from "./lazy/new-password-field.js";

const policy: PasswordPolicy = {
  minLength: 8,
  digit: true,
  lowerCase: false,
  upperCase: true,
  special: false,
  specialCharacters: "@!#",
  spaces: false,
};
const schema = v.object({ password: v.string() });
const newPasswordSchema = v.object({ password: newPassword(policy) });

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

async function show(
  own: Partial<PasswordPolicy> = {},
  rules: FormSchema<unknown> = schema,
): Promise<HTMLInputElement> {
  const container = document.createElement("div");
  document.body.append(container);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(credentialsSheet);
  document.adoptedStyleSheets = [sheet];
  root = createRoot(container);
  root.render(
    <Form schema={rules} onSubmit={async () => null}>
      <NewPasswordField label="Password" policy={{ ...policy, ...own }} />
    </Form>,
  );
  await expect.element(page.getByLabelText("Password", { exact: true })).toBeInTheDocument();
  return page.getByLabelText("Password", { exact: true }).element() as HTMLInputElement;
}

type FormSchema<Output> = FormProps<Output>["schema"];
const rules = () => [...document.querySelectorAll(".quire-checklist > li")];
const met = () =>
  rules().flatMap((rule) => (rule.textContent?.includes("(met)") ? [rule.firstChild?.textContent] : []));
const getAnnouncement = () =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector('[role="status"]')?.textContent ??
  "";

it("lists the requirements of the policy, and checks off met ones during typing", async () => {
  const input = await show();
  expect(rules().map((rule) => rule.textContent)).toEqual([
    "At least 8 characters",
    "One number",
    "One upper case letter",
    "No spaces",
  ]);
  expect(met()).toEqual([]);
  await userEvent.type(input, "Reader");
  expect(met()).toEqual(["One upper case letter", "No spaces"]);
  await userEvent.type(input, "2026");
  expect(met()).toEqual(["At least 8 characters", "One number", "One upper case letter", "No spaces"]);
  await userEvent.clear(input);
  expect(met()).toEqual([]);
});

it("describes the field by the list", async () => {
  const input = await show({ upperCase: false, spaces: true });
  await userEvent.type(input, "1");
  await expect
    .element(page.elementLocator(input))
    .toHaveAccessibleDescription("At least 8 characters One number (met)");
});

it("has no list if the policy has no requirements", async () => {
  const input = await show({ minLength: 1, digit: false, upperCase: false, spaces: true });
  expect(rules()).toEqual([]);
  expect(input.getAttribute("aria-describedby")).toBeNull();
});

const strength = () => document.querySelector(".quire-strength")?.textContent;

it("shows the strength from the first character, and treats other fields as known", async () => {
  const input = await show();
  const name = document.createElement("input");
  name.value = "Wilhelmina";
  input.form?.append(name);
  expect(strength()).toBe("");
  await userEvent.type(input, "dragon");
  await expect.poll(strength).toBe("Easy to guess");
  await userEvent.fill(input, "wilhelmina1");
  expect(strength()).toBe("Easy to guess");
  await userEvent.fill(input, "gannet-ferry-1");
  expect(strength()).toBe("Strong password");
  await userEvent.clear(input);
  expect(strength()).toBe("");
});

it("explains an invalid password once: its missing rules are marked, the message is unseen (beyond-333)", async () => {
  const input = await show({}, newPasswordSchema);
  await userEvent.type(input, "reader");
  await userEvent.tab();
  const message = () => document.querySelector<HTMLElement>(".quire-error");
  await expect.poll(() => message()?.textContent).toMatch(/^Passwords must meet the following criteria/);
  expect(message()?.role).toBe("alert");
  await expect.poll(() => message()?.closest<HTMLElement>(".quire-place")?.offsetHeight).toBeLessThan(2);
  await userEvent.fill(input, "Reader#2026");
  await expect.poll(message).toBeNull();
});

it("announces missing requirements after a pause of 1 s, and when all are met", async () => {
  const input = await show();
  const first = "Still missing: At least 8 characters; One number; One upper case letter";
  // Sets the value directly, because typing by the test driver would advance the stopped time.
  const write = (value: string) => {
    input.value = value;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  holdTime();
  write("r");
  await appears(() => strength() === "Easy to guess");
  vi.advanceTimersByTime(999);
  // Further typing delays the announcement.
  write("re");
  await expectAfter(1000, () => getAnnouncement() === first);
  write("reReader2026");
  await expectAfter(1000, () => getAnnouncement() === "Your password meets all the criteria. Good password");
  write("reReader2026-gannet");
  await expectAfter(1000, () => getAnnouncement() === "Strong password");
});

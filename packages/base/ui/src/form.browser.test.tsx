import axe from "axe-core";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Checkbox } from "./checkbox.js";
import { Field } from "./field.js";
import { Form, FormMessage } from "./form.js";

import type { FormValues } from "./form-values.js";
import { Select } from "./lazy/select.js";
import { PasswordField } from "./password-field.js";
import { SubmitButton } from "./submit-button.js";
import type { FormControl } from "./use-sending.js";

const required = v.pipe(v.string(), v.nonEmpty("This field is required."));
const schema = v.object({ email: required, password: required, news: v.boolean(), industry: v.string() });
type Values = v.InferOutput<typeof schema>;

interface Sent {
  readonly values: Values;
  readonly form: FormControl;
  readonly answer: (message?: ReactNode) => void;
}

let root: Root;
let sent: Sent[];
let typed: FormValues[];
let hostSubmits: number;
let hotkeys: string[];
let listening: AbortController;

/** Wraps the whole page in a form that must never be submitted. */
beforeEach(async () => {
  sent = [];
  typed = [];
  hotkeys = [];
  hostSubmits = 0;
  listening = new AbortController();
  const { signal } = listening;
  const host = document.createElement("form");
  host.addEventListener("submit", (event) => {
    event.preventDefault();
    hostSubmits += 1;
  });
  document.addEventListener("keydown", ({ key }) => hotkeys.push(key), { signal });
  const container = document.createElement("div");
  host.append(container);
  document.body.append(host);
  root = createRoot(container);
  const onSubmit = (values: Values, form: FormControl) =>
    new Promise<ReactNode>((answer) => sent.push({ values, form, answer }));
  root.render(
    <Form schema={schema} onSubmit={onSubmit} onType={(values) => typed.push(values)} action="/authenticate">
      <FormMessage />
      <Field name="email" label="Email" type="email" autoComplete="username" hint="As you registered it." />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Select name="industry" label="Industry" options={["Media", "Retail"]} />
      <Checkbox name="news" label="Send me news" />
      <SubmitButton>Sign in</SubmitButton>
    </Form>,
  );
  await expect.element(submit()).toBeInTheDocument();
});

afterEach(() => {
  listening.abort();
  root.unmount();
  document.body.replaceChildren();
});

const email = () => page.getByRole("textbox", { name: "Email" });
const password = () => page.getByLabelText("Password", { exact: true });
const submit = () => page.getByRole("button", { name: "Sign in" });
const input = (locator: { element(): Element }) => locator.element() as HTMLInputElement;

async function fill(): Promise<void> {
  await userEvent.fill(email(), "a@b.de");
  await userEvent.fill(password(), "secret");
}

it("sends the values of the fields once after several clicks", async () => {
  await fill();
  await userEvent.click(page.getByLabelText("Send me news"));
  await userEvent.selectOptions(page.getByLabelText("Industry"), "Media");
  await userEvent.dblClick(submit());
  await userEvent.keyboard("{Enter}");
  expect(sent.map(({ values }) => values)).toEqual([
    { email: "a@b.de", password: "secret", news: true, industry: "Media" },
  ]);
});

it("does not submit a form around it by Enter or a button (robustness-34)", async () => {
  await fill();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(page.getByRole("button", { name: "Show Password" }));
  expect(sent).toHaveLength(1);
  expect(hostSubmits).toBe(0);
});

it("shows a spinner while sending, and the answer as an alert", async () => {
  await fill();
  await userEvent.click(submit());
  await expect.element(submit()).toHaveAttribute("aria-busy", "true");
  sent[0]?.answer("That did not work.");
  await expect.element(page.getByRole("alert")).toHaveTextContent("That did not work.");
  await expect.element(submit()).not.toHaveAttribute("aria-busy");
  expect(input(password()).value).toBe("secret");
  await userEvent.click(submit());
  expect(sent).toHaveLength(2);
  expect(page.getByRole("alert").query()).toBeNull();
});

it("keeps the focus and the text of a user who typed while the form was being sent", async () => {
  await fill();
  await userEvent.click(submit());
  expect(sent[0]?.form.hasChanged()).toBe(false);
  await userEvent.fill(email(), "a@b.de and");
  expect(sent[0]?.form.hasChanged()).toBe(true);
  sent[0]?.form.focus("password");
  sent[0]?.answer("That did not work.");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await userEvent.keyboard(" more");
  expect([input(email()).value, input(password()).value]).toEqual(["a@b.de and more", "secret"]);
  expect([sent[0]?.form.typedSince("email"), sent[0]?.form.typedSince("password")]).toEqual([
    " and more",
    "",
  ]);
});

it("moves the focus to the field that the answer concerns", async () => {
  await fill();
  await userEvent.click(submit());
  sent[0]?.form.focus("password");
  expect(document.activeElement).toBe(input(password()));
});

it("scrolls to an answer outside of the viewport", async () => {
  const first = document.querySelector<HTMLElement>(".quire-field, label")?.closest<HTMLElement>("form > *");
  first?.style.setProperty("margin-top", "3000px");
  await fill();
  await userEvent.click(submit());
  sent[0]?.answer("That did not work.");
  await expect.element(page.getByRole("alert")).toBeInViewport();
});

it("validates an edited field when the user leaves it, and connects the error to it (accounts-5.2)", async () => {
  await userEvent.fill(email(), "a");
  await userEvent.clear(email());
  await userEvent.click(password());
  await expect.element(page.getByRole("alert")).toHaveTextContent("This field is required.");
  expect(input(email()).getAttribute("aria-invalid")).toBe("true");
  await expect.element(email()).toHaveAccessibleDescription("As you registered it. This field is required.");
  await expect.element(submit()).toBeDisabled();
  await userEvent.fill(email(), "a");
  await expect.element(email()).toHaveAccessibleDescription("As you registered it.");
});

it("shows no error when the user tabs through fields that they never edit (accounts-5.2)", async () => {
  await userEvent.click(email());
  for (let count = 0; count < 5; count++) await userEvent.keyboard("{Tab}");
  expect(page.getByRole("alert").elements()).toEqual([]);
  expect(document.querySelector("[aria-invalid]")).toBeNull();
  await expect.element(submit()).toBeEnabled();
});

it("does not validate a field when the user clicks a button, but when they tab to it", async () => {
  await userEvent.click(email());
  await userEvent.click(submit(), { position: { x: 5, y: 5 } });
  await expect.poll(() => page.getByRole("alert").elements().length).toBe(2);
  await userEvent.fill(email(), "a");
  await userEvent.fill(password(), "b");
  await userEvent.clear(password());
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(page.getByRole("button", { name: "Show Password" }).element());
  await expect.element(password()).toHaveAccessibleDescription("This field is required.");
});

it.each(["the checkbox", "its words"])(
  "applies a click on %s before it validates the field that the user left",
  async (what) => {
    await userEvent.fill(page.getByLabelText("Email"), "a");
    await userEvent.clear(page.getByLabelText("Email"));
    const box = page.getByRole("checkbox");
    await userEvent.click(what === "its words" ? page.getByText("Send me news") : box);
    await expect.element(box).toBeChecked();
    await expect.element(page.getByText("This field is required.")).toBeVisible();
  },
);

it("shows missing fields and focuses the first one when submitted too early", async () => {
  await userEvent.click(submit());
  await expect.poll(() => page.getByRole("alert").elements().length).toBe(2);
  expect(document.activeElement).toBe(email().element());
  expect(sent).toHaveLength(0);
});

it("keeps the button enabled if pristine and after errors of the server (beyond-182)", async () => {
  await expect.element(submit()).toBeEnabled();
  await userEvent.fill(page.getByLabelText("Email"), "ada@quire.test");
  await userEvent.fill(page.getByLabelText("Password", { exact: true }), "x");
  await userEvent.click(submit());
  await expect.poll(() => sent[0]).toBeDefined();
  sent[0]?.form.fail("email", "Taken.");
  sent[0]?.answer("The captcha function is not available.");
  await expect.element(page.getByText("Taken.")).toBeVisible();
  await expect.element(submit()).toBeEnabled();
});

it("shows missing fields on Enter too, while its button is disabled", async () => {
  await userEvent.click(submit());
  await userEvent.fill(email(), "a@b.de");
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(password().element());
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  "ignores Enter of an input method while its button is disabled: %j",
  async (composing) => {
    await userEvent.click(submit());
    await userEvent.fill(email(), "a@b.de");
    const enter = new KeyboardEvent("keydown", {
      key: "Enter",
      bubbles: true,
      cancelable: true,
      ...composing,
    });
    email().element().dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(email().element());
  },
);

it("uses values that changed without an event", async () => {
  await userEvent.click(submit());
  await expect.element(submit()).toBeDisabled();
  input(email()).value = "auto@fill.de";
  input(password()).value = "filled";
  await expect.element(submit()).toBeEnabled();
  await userEvent.click(submit());
  expect(sent[0]?.values).toMatchObject({ email: "auto@fill.de", password: "filled" });
});

it("clears an error from the server when a linked field changes", async () => {
  await fill();
  await userEvent.click(submit());
  sent[0]?.form.fail("email", "Taken.", ["password"]);
  sent[0]?.answer();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Taken.");
  await userEvent.fill(password(), "other");
  expect(page.getByRole("alert").query()).toBeNull();
});

it("shows and hides the password, keeps the caret, and hides the password when sending", async () => {
  await fill();
  await userEvent.click(page.getByRole("button", { name: "Show Password" }));
  expect(input(password()).type).toBe("text");
  expect(document.activeElement).toBe(password().element());
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => input(password()).type).toBe("password");
});

it("keeps typing from the page's hotkeys, but not other keys", async () => {
  await userEvent.click(email());
  await userEvent.keyboard("/s{Escape}");
  expect(hotkeys).toEqual(["Escape"]);
  expect(input(email()).value).toBe("/s");
});

it("survives a script that replaces its texts", async () => {
  await userEvent.click(submit());
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const node of found) {
    const font = document.createElement("font");
    font.append(node.data);
    node.replaceWith(font);
  }
  input(email()).value = "auto@fill.de";
  input(password()).value = "filled";
  await expect.element(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await userEvent.click(submit());
  sent[0]?.answer("Still here.");
  await expect.element(page.getByText("Still here.")).toBeVisible();
});

it("has no axe violations with its errors shown", async () => {
  await userEvent.click(submit());
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it("fires form-interaction once per start, submission and failure, without values (content-7.30)", async () => {
  const events: unknown[] = [];
  const note = (event: Event) => events.push((event as CustomEvent).detail);
  document.body.addEventListener("form-interaction", note, { signal: listening.signal });
  const failing = () => {
    throw new Error("A page's own listener.");
  };
  document.body.addEventListener("form-interaction", failing, { signal: listening.signal });
  addEventListener("error", (event) => event.preventDefault(), { signal: listening.signal });
  root.render(
    <div data-quire-widget="newsletter-signup">
      <Form schema={v.object({ email: required })} onSubmit={async () => "It did not work."}>
        <FormMessage />
        <Field name="email" label="Email" type="email" autoComplete="email" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </div>,
  );
  const field = page.getByLabelText("Email");
  await userEvent.type(field, "a@b.test");
  await userEvent.keyboard("{Enter}");
  const form = "newsletter-signup";
  await expect
    .poll(() => events)
    .toEqual([
      { form, action: "started" },
      { form, action: "submitted" },
      { form, action: "failed" },
    ]);
  expect(JSON.stringify(events)).not.toContain("a@b");
});

it("keeps working when a page script removes its messages", async () => {
  const shown = () => [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent);
  await userEvent.fill(page.getByLabelText("Email"), "a");
  await userEvent.clear(page.getByLabelText("Email"));
  await userEvent.tab();
  await expect.poll(shown).toEqual(["This field is required."]);
  for (const alert of document.querySelectorAll('[role="alert"]')) alert.remove();
  await userEvent.fill(page.getByLabelText("Email"), "a@b.example");
  await userEvent.fill(page.getByLabelText("Password", { exact: true }), "secret");
  await userEvent.click(page.getByRole("button", { name: "Sign in" }));
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  sent[0]?.answer("Wrong.");
  await expect.poll(shown).toEqual(["Wrong."]);
  for (const alert of document.querySelectorAll('[role="alert"]')) alert.remove();
  await userEvent.click(page.getByRole("button", { name: "Sign in" }));
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer("Still wrong.");
  await expect.poll(shown).toEqual(["Still wrong."]);
  await expect.element(page.getByLabelText("Email")).toHaveValue("a@b.example");
});

it("shows a Caps Lock note at the focused password only, and removes it", async () => {
  const note = () => document.querySelector(".quire-password .quire-hint")?.textContent;
  const press = (type: string, modifierCapsLock: boolean) =>
    input(password()).dispatchEvent(new KeyboardEvent(type, { key: "A", bubbles: true, modifierCapsLock }));
  input(password()).focus();
  press("keydown", false);
  await expect.element(password()).toBeVisible();
  expect(note()).toBeUndefined();
  press("keydown", true);
  await expect.poll(note).toBe("Caps Lock is on.");
  const live = document.querySelector("[data-quire-live]")?.shadowRoot;
  await expect.poll(() => live?.querySelector('[role="status"]')?.textContent).toBe("Caps Lock is on.");
  press("keyup", false);
  await expect.poll(note).toBeUndefined();
  press("keydown", true);
  await expect.poll(note).toBe("Caps Lock is on.");
  input(email()).focus();
  await expect.poll(note).toBeUndefined();
});

it("calls onType with all values after each change", async () => {
  await userEvent.keyboard("{Tab}a{Tab}");
  await userEvent.click(page.getByRole("checkbox"));
  const rest = { password: "", industry: "" };
  expect(typed.at(0)).toEqual({ ...rest, email: "a", news: false });
  expect(typed.at(-1)).toEqual({ ...rest, email: "a", news: true });
});

import * as v from "valibot";
import { expect, it } from "vitest";
import { createFormStore } from "./form-store.js";

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty("This field is required."), v.includes("@", "No e-mail.")),
  password: v.pipe(v.string(), v.nonEmpty("This field is required.")),
});
const empty = { email: "", password: "" };

it("starts pristine, without errors, and valid (content-4.17)", () => {
  const { touched, errors, valid } = createFormStore(schema).getState();
  expect({ touched: touched.size, errors, valid }).toEqual({ touched: 0, errors: {}, valid: true });
});

it("shows a field's error when the user leaves it, not while they first type (accounts-5.2)", () => {
  const form = createFormStore(schema);
  form.change("email", { ...empty, email: "a" });
  expect(form.getState().errors).toEqual({});
  form.leave("email", { ...empty, email: "a" });
  expect(form.getState().errors).toEqual({ email: "No e-mail." });
});

it("is invalid as soon as the edited field breaks its rule (content-4.18)", () => {
  const form = createFormStore(schema);
  form.change("email", { ...empty, email: "a" });
  expect(form.getState().valid).toBe(false);
  form.change("email", { ...empty, email: "a@b" });
  expect(form.getState().valid).toBe(true);
});

it("validates a shown error on every change (accounts-5.2)", () => {
  const form = createFormStore(schema);
  form.leave("email", empty);
  expect(form.getState().errors).toEqual({ email: "This field is required." });
  form.change("email", { ...empty, email: "a" });
  expect(form.getState().errors).toEqual({ email: "No e-mail." });
  form.change("email", { ...empty, email: "a@b" });
  expect(form.getState().errors).toEqual({});
});

it("shows every error and returns nothing when the values are invalid", () => {
  const form = createFormStore(schema);
  expect(form.check(empty)).toBeUndefined();
  expect(Object.keys(form.getState().errors)).toEqual(["email", "password"]);
  expect(form.getState().valid).toBe(false);
});

it("returns the schema's output", () => {
  expect(createFormStore(schema).check({ email: " a@b ", password: "x" })).toEqual({
    email: "a@b",
    password: "x",
  });
});

it("clears a linked error when one of its fields changes, and not before (content-4.17)", () => {
  const form = createFormStore(schema);
  const values = { email: "a@b", password: "x" };
  form.fail("email", "Taken.", ["email", "password"]);
  form.leave("email", values);
  expect(form.getState()).toMatchObject({ errors: { email: "Taken." }, valid: true });
  form.change("password", values);
  expect(form.getState().errors).toEqual({});
});

it("detects values that changed without an event", () => {
  const form = createFormStore(schema);
  form.check(empty);
  form.refresh({ email: "a@b", password: "x" });
  expect(form.getState()).toMatchObject({ errors: {}, valid: true });
});

it("shows an error at an earlier field that the current field has caused", () => {
  const twice = v.pipe(
    v.object({ password: v.string(), confirm: v.string() }),
    v.forward(
      v.check(({ password, confirm }) => password === confirm, "No match."),
      ["confirm"],
    ),
  );
  const form = createFormStore(twice);
  form.leave("password", { password: "a", confirm: "" });
  expect(form.getState().errors).toEqual({});
  form.leave("confirm", { password: "a", confirm: "a" });
  form.change("password", { password: "ab", confirm: "a" });
  form.leave("password", { password: "ab", confirm: "a" });
  expect(form.getState().errors).toEqual({ confirm: "No match." });
});

import { newPage } from "@quire/conformance/new-page";
import { setPageConfiguration } from "@quire/core";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFramePayment, getPaymentAdapter, setPaymentAdapter } from "./index.js";
import { openPaymentFrame } from "./payment-frame.js";

/** Returns the address of a frame that gives this answer. */
function service(answer: object): string {
  const address = new URL("../../fixtures/payment-frame.html", import.meta.url);
  address.searchParams.set("answer", JSON.stringify(answer));
  return address.href;
}

const due = () => ({ amount: "38.95", currency: "USD" });

let container: HTMLElement;

beforeEach(() => {
  newPage();
  container = document.createElement("div");
  document.body.append(container);
});
afterEach(() => {
  container.remove();
  vi.restoreAllMocks();
});

const frameIn = () => container.querySelector("iframe");

it("sets the height and name of the service's frame, and returns only its token and label", async () => {
  const fields = createFramePayment(service({ token: "tok_1", label: "Visa", more: 1 })).mount(
    container,
    due,
  );
  await fields.ready;
  expect(frameIn()?.title).toBe("Card details");
  expect(frameIn()?.style.height).toBe("120px");
  await expect(fields.token()).resolves.toEqual({ token: "tok_1", label: "Visa" });
  fields.remove();
  expect(frameIn()).toBeNull();
});

it("returns no token if the fields report a problem", async () => {
  const fields = createFramePayment(service({ problem: "No." })).mount(container, due);
  await expect(fields.token()).resolves.toBeUndefined();
});

it("accepts only messages from the frame's port", async () => {
  const fields = createFramePayment(service({ token: "real", label: "" })).mount(container, due);
  await fields.ready;
  window.postMessage({ token: "forged", label: "" }, location.origin);
  await expect(fields.token()).resolves.toMatchObject({ token: "real" });
});

it("repeats an unanswered question to the frame's next page", async () => {
  const frame = openPaymentFrame(container, `${service({ approved: true })}&next`, "Your bank");
  await expect(
    frame.ask({ ask: "second-step", action: "act" }, v.object({ approved: v.boolean() }), "no-limit"),
  ).resolves.toEqual({ approved: true });
  frame.remove();
});

it("rejects the second step when the signal aborts, also before the frame has loaded", async () => {
  const signal = new AbortController();
  const confirmed = createFramePayment("/nowhere/card").confirm({
    action: "a",
    container,
    signal: signal.signal,
  });
  await vi.waitFor(() => expect(frameIn()?.src).toContain("/nowhere/second-step?parent="));
  signal.abort();
  await expect(confirmed).rejects.toThrow("is not responding");
  expect(frameIn()).toBeNull();
});

it("uses the adapter set by code, else the configured one, else none", () => {
  expect(getPaymentAdapter()).toBeUndefined();
  setPageConfiguration({ payment: { src: `${location.origin}/payment/card` } });
  expect(getPaymentAdapter()?.mount).toBeTypeOf("function");
  const own = { mount: vi.fn(), confirm: vi.fn() };
  setPaymentAdapter(own);
  expect(getPaymentAdapter()).toBe(own);
});

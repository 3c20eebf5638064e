import { registerHeld } from "@quire/conformance/held-view";
import { messagesReady } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openLookup } from "../test/open-lookup.js";
import { subscriberLookup } from "./element.js";

const SEARCH = "/api/user/subscriber/search";
const ASKED = { emailAddress: "print@quire.test", accountNumber: "QR1002003" };
const address = location.href;

let backend: ReturnType<typeof openLookup>;
/** Natively submitted forms: each one's address and data. */
let natively: (readonly [string, Record<string, FormDataEntryValue>])[];
/** The user's progress in the form, as reported to analytics. */
let tracked: string[];

// The widget itself. The test decides when its view loads.
const view = registerHeld(subscriberLookup, "held-lookup");

const host = () => document.querySelector("quire-held-lookup") as HTMLElement;
const form = () => host().querySelector<HTMLFormElement>("[data-quire-ui] form");
const field = (name: string) => host().querySelector(`[data-quire-ui] [name=${name}]`) as HTMLInputElement;
const state = () => host().dataset.state;
const heading = () => host().querySelector("[data-quire-ui] h2")?.textContent;
const searches = () => backend.requests("POST", SEARCH);

/** Prevents navigation, so that the test's page stays. */
function stay(event: SubmitEvent): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  natively.push([event.target.getAttribute("action") ?? "", Object.fromEntries(new FormData(event.target))]);
}

const note = (event: Event) =>
  tracked.push((event as CustomEvent<{ readonly action: string }>).detail.action);

beforeEach(() => {
  natively = [];
  tracked = [];
  view.hold();
  backend = openLookup();
  configure({ captcha: null, geolocation: null });
  addEventListener("submit", stay);
  document.body.addEventListener("form-interaction", note);
});

afterEach(() => {
  document.body.replaceChildren();
  backend.close();
  history.replaceState(null, "", address);
  removeEventListener("submit", stay);
  document.body.removeEventListener("form-interaction", note);
  vi.restoreAllMocks();
});

async function show(attributes = "", inside = ""): Promise<void> {
  document.body.innerHTML = `<quire-held-lookup ${attributes}>${inside}</quire-held-lookup>`;
  await messagesReady();
  await expect.poll(form).not.toBeNull();
}

const viewIsThere = () => expect.poll(() => form()?.noValidate).toBe(true); // Waits for the view, which alone turns the browser's validation off.
const setEmailInAddress = (email: string) =>
  history.replaceState(null, "", `?emailAddress=${encodeURIComponent(btoa(email))}`);

it("shows the form before React loads, which hydrates each element (beyond-113)", async () => {
  await show();
  const before = [...host().querySelectorAll("[data-quire-ui] *")];
  const boxes = () => JSON.stringify(before.map((one) => one.getBoundingClientRect()));
  const stood = boxes();
  expect([state(), heading(), form()?.noValidate]).toEqual(["ready", "Find your subscription", false]);
  view.come();
  await viewIsThere();
  expect([...host().querySelectorAll("[data-quire-ui] *")]).toEqual(before);
  expect([state(), boxes()]).toEqual(["ready", stood]);
});

it("keeps the typed text, the caret and a submit when React loads (beyond-113)", async () => {
  await show();
  field("emailAddress").focus();
  await userEvent.keyboard(`${ASKED.emailAddress}{Tab}${ASKED.accountNumber}{Enter}`);
  field("accountNumber").setSelectionRange(2, 5);
  expect(form()?.querySelector("[type=submit]")?.ariaBusy).toBe("true");
  expect([searches(), natively]).toEqual([[], []]);
  const stands = () => [
    document.activeElement === field("accountNumber"),
    field("accountNumber").selectionStart,
    field("accountNumber").selectionEnd,
  ];
  const chosen = new Promise((resolve) => {
    const look = () => form()?.noValidate && resolve(stands());
    new MutationObserver(look).observe(form() as Node, { attributeFilter: ["novalidate"] });
  });
  view.come();
  expect(await chosen).toEqual([true, 2, 5]);
  await expect.poll(heading).toBe("We found your subscription, Petra");
  expect(searches().map(({ body }) => body)).toEqual([ASKED]);
});

it("lets the browser validate an empty form before React loads (beyond-113)", async () => {
  await show();
  field("emailAddress").focus();
  await userEvent.keyboard("{Enter}");
  expect(form()?.querySelector("[type=submit]")?.ariaBusy).toBeNull();
  view.come();
  await viewIsThere();
  expect(host().querySelector("[role=alert]")).toBeNull();
  expect(searches()).toEqual([]);
});

it.each([
  ["of the page's address", () => setEmailInAddress("petra@quire.test"), ""],
  ["of the tag", () => setEmailInAddress("other@quire.test"), 'email-address="petra@quire.test"'],
])(
  "shows the e-mail %s, and reports no start to analytics (accounts-2.21, beyond-113, content-7.30)",
  async (_, arrive, attributes) => {
    arrive();
    await show(attributes);
    expect(field("emailAddress").value).toBe("petra@quire.test");
    view.come();
    await viewIsThere();
    expect(field("emailAddress").value).toBe("petra@quire.test");
    await userEvent.fill(field("accountNumber"), "Q");
    expect(tracked).toEqual(["started"]);
    expect(field("emailAddress").value).toBe("petra@quire.test");
  },
);

it("ignores an invalid ?emailAddress= (beyond-113)", async () => {
  setEmailInAddress("<script>");
  await show();
  expect(field("emailAddress").value).toBe("");
  view.come();
  await viewIsThere();
  expect(field("emailAddress").value).toBe("");
});

it("falls back to native submit if React fails to load (beyond-113)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await show('action="/there"');
  view.fail();
  await expect.poll(state).toBe("error");
  view.hold(); // The view is requested again.
  for (const [name, value] of Object.entries(ASKED)) await userEvent.fill(field(name), value);
  await userEvent.keyboard("{Enter}");
  expect(natively).toEqual([]);
  view.fail();
  await expect.poll(() => natively).toEqual([["/there", ASKED]]);
});

it("shows the template's form with typed text if React fails to load (beyond-113)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await show(
    "",
    '<form id="plain"><input type="email" name="emailAddress"><input name="accountNumber"><input type="password" name="password"></form>',
  );
  const plain = (name: string) => host().querySelector<HTMLInputElement>(`#plain [name=${name}]`);
  expect(plain("password")).toBeNull();
  for (const [name, value] of Object.entries(ASKED)) await userEvent.fill(field(name), value);
  view.fail();
  await expect.poll(() => document.activeElement === plain("accountNumber")).toBe(true);
  expect([state(), form()]).toEqual(["error", null]);
  expect(Object.keys(ASKED).map((name) => plain(name)?.value)).toEqual(Object.values(ASKED));
});

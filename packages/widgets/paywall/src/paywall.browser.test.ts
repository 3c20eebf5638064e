import { newPage } from "@quire/conformance/new-page";
import { checkoutStore } from "@quire/services/checkout";
import { configure } from "@quire/services/configuration";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  alert,
  answers,
  calls,
  credentials,
  field,
  fill,
  GENERIC,
  heading,
  known,
  link,
  paywall,
  person,
  register,
  reset,
  rest,
  signIn,
  submit,
  subscriber,
  wentTo,
} from "../test/paywall-page.js";

it("checkout helper: sets INITIAL to CHECKOUT after a sign-in, and opens the checkout (accounts-4.12)", async () => {
  expect(checkoutStore().getState().status).toBe("INITIAL");
  await signIn({ body: { authenticated: true } }, { checkout: "/checkout?offer=1" });
  await expect.poll(() => wentTo).toEqual(["/checkout"]);
  expect(checkoutStore().getState().status).toBe("CHECKOUT");
  expect(rest()?.hidden).toBe(true);
});

it("reloads the page after a sign-in without a checkout", async () => {
  configure({ afterSignIn: "reload" });
  await signIn({ body: { authenticated: true } });
  await expect.poll(() => wentTo).toEqual(["reload"]);
});

it.each([
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  " \u0001javascript:alert(1)",
  "data:text/html,1",
  "https://O@evil.test",
])(
  "ignores the checkout %j: the page reloads, and the link leads to subscriptions (robustness-8, robustness-13)",
  async (checkout) => {
    configure({ afterSignIn: "reload" });
    await signIn({ body: { authenticated: true } }, { checkout });
    await expect.poll(() => wentTo).toEqual(["reload"]);
    document.body.replaceChildren();
    newPage();
    answers["/api/user/profile"] = known();
    paywall({ for: "subscribers", checkout });
    await expect.element(link("On to checkout")).toHaveAttribute("href", "/subscriptions");
  },
);

it("shows a complete sentence for a user without an e-mail", async () => {
  answers["/api/user/profile"] = known({ emailAddress: "" });
  paywall({ for: "subscribers" });
  await expect
    .element(page.getByText("You’re signed in, but your account doesn’t include this."))
    .toBeVisible();
});

it("shows markup in an e-mail or in the server's message literally (robustness-7)", async () => {
  const markup = '<img src=x onerror="window.ran=1">';
  await register({ status: 400, body: { errors: [{ field: "password", message: `${markup}.` }] } });
  await expect
    .element(page.elementLocator(field("password")))
    .toHaveAccessibleDescription(expect.stringContaining(`${markup}.`));
  document.body.replaceChildren();
  newPage();
  answers["/api/user/profile"] = known({ emailAddress: markup });
  paywall({ for: "subscribers" });
  await expect.element(page.getByText(/You’re signed in as <img src=x/)).toBeVisible();
  expect(document.querySelector("img")).toBeNull();
});

it.each([
  ["sign-in", "/authenticate", credentials],
  ["register", "/api/user/register", person],
  ["reset", "/api/user/forgotpassword", { emailAddress: "ada@quire.test" }],
])(
  "shows an alert and keeps the typed text when the %s card gets no response (robustness-18)",
  async (card, path, typed) => {
    configure({ timeout: 150 });
    answers[path] = () => new Promise(() => {});
    paywall({ card });
    await fill(typed);
    await userEvent.click(submit());
    await expect.element(alert()).toMatchTextContent(GENERIC);
    await expect.element(submit()).toBeEnabled();
    for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value);
  },
);

it.each([
  ["a page", () => new Response("<h1>Gateway</h1>", { headers: { "content-type": "text/html" } })],
  ["truncated JSON", () => new Response('{"id":"7', { headers: { "content-type": "application/json" } })],
  ["another shape", () => Response.json([7])],
])("keeps the content closed, without its text, when the profile is %s (robustness-20)", async (_, reply) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answers["/api/user/profile"] = async () => reply();
  const host = paywall();
  await expect.poll(() => host.dataset.state).toBe("error");
  await expect.element(alert()).toMatchTextContent("We are sorry.");
  expect([rest()?.hidden, document.body.textContent?.includes("Gateway")]).toEqual([true, false]);
});

it("sends a fresh token after the server has refused one (robustness-41)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let count = 0;
  vi.stubGlobal("grecaptcha", {
    ready: (callback: () => void) => callback(),
    execute: async () => `token ${++count}`,
  });
  configure({ captcha: { siteKey: "key", src: "/captcha.js" } });
  answers["/api/recaptcha/enabled"] = { body: { enabled: true } };
  await register({ status: 400, body: { errors: [{ field: "reCaptchaToken", code: "captcha" }] } });
  await expect.element(alert()).toMatchTextContent("reCAPTCHA is required.");
  expect(field("password").value).toBe(person.password);
  answers["/api/user/register"] = { status: 409 };
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(alert()).toMatchTextContent("That username is unavailable.");
  const tokens = calls("/api/user/register").map(({ body }) => JSON.parse(body).reCaptchaToken);
  expect(tokens).toEqual(["token 1", "token 2"]);
});

it("afterSignIn 'update': opens the content in place, and moves focus to it (beyond-4)", async () => {
  paywall();
  await fill(credentials);
  answers["/authenticate"] = async () => {
    answers["/api/user/profile"] = known();
    return Response.json({ authenticated: true });
  };
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => rest()?.hidden).toBe(false);
  expect(document.querySelector("form")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(rest());
  expect(wentTo).toEqual([]);
});

it("shows nothing until the user is known", async () => {
  let reply = (_: Response) => {};
  answers["/api/user/profile"] = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  const host = paywall();
  await expect.poll(() => calls("/api/user/profile")).not.toHaveLength(0);
  expect([host.dataset.state, rest()?.hidden, document.querySelector("form")]).toEqual([
    "loading",
    true,
    null,
  ]);
  reply(Response.json({ id: "7" }));
  await expect.poll(() => rest()?.hidden).toBe(false);
  expect(host.dataset.state).toBe("ready");
});

it("for='subscribers': shows a registered user why, and links to subscriptions", async () => {
  answers["/api/user/profile"] = known({ emailAddress: "ada@quire.test" });
  paywall({ for: "subscribers" });
  await expect.element(page.getByText(/You’re signed in as ada@quire.test/)).toBeVisible();
  await expect.element(link("On to checkout")).toHaveAttribute("href", "/subscriptions");
  expect(rest()?.hidden).toBe(true);
});

it("for='subscribers': opens the content for a subscriber", async () => {
  answers["/api/user/profile"] = subscriber;
  paywall({ for: "subscribers" });
  await expect.poll(() => rest()?.hidden).toBe(false);
});

it("fail='closed', the default: keeps the content hidden with the state error, until a retry succeeds (beyond-6)", async () => {
  answers["/api/user/profile"] = { status: 400 };
  const host = paywall();
  await expect.poll(() => host.dataset.state).toBe("error");
  await expect.element(alert()).toMatchTextContent(GENERIC);
  expect(rest()?.hidden).toBe(true);
  answers["/api/user/profile"] = known();
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.poll(() => rest()?.hidden).toBe(false);
  expect(host.dataset.state).toBe("ready");
});

it("fail='open': shows the content when the session request fails (beyond-6)", async () => {
  answers["/api/user/profile"] = { status: 400 };
  const host = paywall({ fail: "open" });
  await expect.poll(() => rest()?.hidden).toBe(false);
  expect([host.dataset.state, host.dataset.access]).toEqual(["error", "open"]);
  expect(document.querySelector("form")).toBeNull();
});

it("logs 'Failed to load paywall component' when the container is missing (accounts-8.27)", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const host = paywall({ "container-selector": "#nowhere" });
  await expect.poll(() => host.dataset.state).toBe("misconfigured");
  expect(error.mock.calls.flat().join()).toContain("Failed to load paywall component");
});

it("logs a fix when `content` is an id without its #", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  paywall({ content: "rest" });
  await expect
    .poll(() => error.mock.calls.flat().join())
    .toContain(
      'A paywall\'s content="rest" matches nothing. It is the id of an element. Write content="#rest".',
    );
});

it("renders the cards in the container, with Quire's styles", async () => {
  const aside = document.createElement("aside");
  aside.id = "cards";
  document.body.append(aside);
  const host = paywall({ "container-selector": "#cards" });
  await expect.poll(() => aside.querySelector("form")).not.toBeNull();
  expect(host.querySelector("form")).toBeNull();
  expect(getComputedStyle(field("password")).minHeight).toBe("48px");
  host.remove();
  await expect.poll(() => aside.childElementCount).toBe(0);
});

it("guards the slot 'content' too, whatever its display", async () => {
  const host = paywall();
  const inside = document.createElement("div");
  inside.slot = "content";
  inside.style.display = "grid";
  host.append(inside);
  host.setAttribute("content", "");
  await expect.poll(() => inside.hidden).toBe(true);
  expect(getComputedStyle(inside).display).toBe("none");
});

it("hides the plain forms while the user is unknown, and removes them when cards appear", async () => {
  let reply = (_: Response) => {};
  answers["/api/user/profile"] = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  const host = document.createElement("quire-paywall");
  const plain = document.createElement("form");
  plain.append("Sign in");
  host.append(plain);
  document.body.append(host);
  await expect.poll(() => calls("/api/user/profile")).not.toHaveLength(0);
  expect(host.dataset.state).toBe("loading");
  expect(plain.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(plain.getBoundingClientRect().height).toBeGreaterThan(0);
  reply(Response.json({}, { status: 401 }));
  await expect.element(heading()).toBeVisible();
  expect(plain.isConnected).toBe(false);
  host.remove();
  await expect.poll(() => host.contains(plain)).toBe(true);
});

it("sends one request for a double click and Enter (robustness-40)", async () => {
  let reply = (_: Response) => {};
  await signIn(
    () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  );
  await expect.element(submit()).toHaveAttribute("aria-busy", "true");
  const button = document.querySelector<HTMLElement>("[type=submit]");
  button?.click();
  button?.click();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => calls("/authenticate")).not.toHaveLength(0);
  reply(Response.json({}, { status: 401 }));
  await expect.element(alert()).toBeVisible();
  expect(calls("/authenticate")).toHaveLength(1);
});

it("shows the same text, focus and ARIA after a reset for a known and an unknown e-mail (robustness-25)", async () => {
  const seen: string[] = [];
  for (const status of [200, 204]) {
    const host = await reset(
      async () =>
        new Response(status === 204 ? null : "{}", {
          status,
          headers: { "content-type": "application/json" },
        }),
    );
    await expect.element(page.getByRole("button", { name: "On to sign in" })).toHaveFocus();
    seen.push(host.innerHTML.replace(/quire-[a-z-]+-\d+/g, "ID"));
    document.body.replaceChildren();
  }
  expect(seen[1]).toBe(seen[0]);
});

it("never submits a form of the page around the paywall (robustness-34)", async () => {
  const form = document.createElement("form");
  const submitted = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener("submit", submitted);
  const host = await signIn({ status: 401 });
  document.body.append(form);
  form.append(host);
  await expect.element(alert()).toBeVisible();
  for (const button of host.querySelectorAll("button")) button.click();
  await userEvent.click(page.elementLocator(field("username")));
  await userEvent.keyboard("{Enter}");
  expect(submitted).not.toHaveBeenCalled();
});

it("has the fields that password managers expect, and submits natively without scripts", async () => {
  paywall({ action: "/old/login.do" });
  await expect.element(heading()).toBeVisible();
  const { form } = field("username");
  expect([form?.method, form && new URL(form.action).pathname]).toEqual(["post", "/old/login.do"]);
  expect([field("username").autocomplete, field("password").autocomplete]).toEqual([
    "username",
    "current-password",
  ]);
});

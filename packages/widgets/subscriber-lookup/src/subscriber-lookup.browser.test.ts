import { configure } from "@quire/services/configuration";
import { loadSession, sessionStore } from "@quire/services/session";
import type { Fault } from "@quire/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type LookupOptions, openLookup, PETRA } from "../test/open-lookup.js";
import "./define.js";

const path = location.pathname;
let backend: ReturnType<typeof openLookup>;

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(async () => {
  await loadSession(); // The profile of a sign-in must not arrive during the next test.
  document.body.replaceChildren();
  backend.close();
  history.replaceState(null, "", path);
  vi.restoreAllMocks();
});

async function insert(
  options: LookupOptions = {},
  html = "<quire-subscriber-lookup></quire-subscriber-lookup>",
): Promise<HTMLElement> {
  backend = openLookup(options);
  configure({
    captcha: null,
    geolocation: null,
    customerService: { phone: "+1 800 555 0142", email: "help@quire.test" },
  });
  document.body.insertAdjacentHTML("beforeend", html);
  await expect.poll(() => document.querySelector("quire-subscriber-lookup form")).not.toBeNull();
  // The query above has found the element.
  return document.querySelector<HTMLElement>("quire-subscriber-lookup") as HTMLElement;
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`quire-subscriber-lookup [name="${name}"]`);
  if (!found) throw new Error(`There is no field "${name}".`);
  return found;
}

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(field(name), value);
}

const submit = () => userEvent.click(page.getByRole("button", { name: /^(Find my|Link|Create|Send)/ }));
const alert = () => {
  const host = document.querySelector("quire-subscriber-lookup") ?? document.body;
  return page.elementLocator(host).getByRole("alert");
};
const heading = () => document.querySelector("quire-subscriber-lookup h2")?.textContent;
const sentTo = (address: string) => backend.requests("POST", address).map(({ body }) => body);
const withFault = (fault: Fault): LookupOptions => ({ faults: [{ times: Infinity, ...fault }] });

const ASKED = { emailAddress: "print@quire.test", accountNumber: "QR1002003" };
const OWNER: LookupOptions = { hasAccount: true };

async function lookUp(...args: Parameters<typeof insert>): Promise<HTMLElement> {
  const host = await insert(...args);
  await fill(ASKED);
  await submit();
  return host;
}

async function found(...args: Parameters<typeof insert>): Promise<HTMLElement> {
  const host = await lookUp(...args);
  await expect.poll(heading).toBe("We found your subscription, Petra");
  return host;
}

it("removes the template's plain forms while it is connected, and restores them afterwards", async () => {
  const host = await insert(
    {},
    '<quire-subscriber-lookup><form><input type="password" name="plain"></form></quire-subscriber-lookup>',
  );
  await expect.poll(() => host.querySelector("[data-quire-ui] form")).not.toBeNull();
  await expect.poll(() => document.querySelector('[name="plain"]')).toBeNull();
  host.remove();
  await expect.poll(() => host.querySelector('[name="plain"]')).not.toBeNull();
});

it("looks up a subscription by e-mail and account number (accounts-7.13)", async () => {
  await lookUp();
  await expect.poll(() => sentTo("/api/user/subscriber/search")).toEqual([ASKED]);
});

it("accepts an account number with the spaces and hyphens of a printed label", async () => {
  await insert();
  await fill({ ...ASKED, accountNumber: " QR 1002-003 " });
  await submit();
  await expect.poll(() => sentTo("/api/user/subscriber/search")).toEqual([ASKED]);
});

it("requires both fields, with the specification's texts (accounts-5.1)", async () => {
  await insert();
  await submit();
  await expect.poll(() => document.body.textContent).toContain("This field is required.");
  expect(document.activeElement).toBe(field("emailAddress"));
  await fill({ emailAddress: "petra@quire" });
  await userEvent.tab();
  await expect.poll(() => document.body.textContent).toContain("Please enter a valid email address.");
  expect(sentTo("/api/user/subscriber/search")).toEqual([]);
});

it("shows 'No Active Subscriptions Found' with the next steps for an unknown subscriber (accounts-8.29)", async () => {
  await lookUp({ subscribers: [] });
  await expect.element(alert()).toMatchTextContent("No Active Subscriptions Found");
  expect(document.querySelector('[role="alert"] p')?.textContent).toBe("No Active Subscriptions Found");
  await expect
    .element(page.getByRole("link", { name: "Customer Service" }))
    .toHaveAttribute("href", "/subscriber-help#contact-customer-service");
  await expect
    .element(page.getByRole("link", { name: "create an account" }))
    .toHaveAttribute("href", "/register");
  expect([field("emailAddress").value, field("accountNumber").value]).toEqual(Object.values(ASKED));
});

const RECORD = { ...PETRA, userAccountExists: false };
const SUBSCRIPTION = { ...PETRA.details, active: true, accountNumber: PETRA.accountNumber };

it.each<[string, LookupOptions]>([
  [
    "a record that is not active",
    withFault({
      call: "subscriberSearch",
      body: {
        ...RECORD,
        active: false,
        subscriptions: [{ ...SUBSCRIPTION, subscriptionSourceCode: "US_CONSUMER" }],
      },
    }),
  ],
  ["a source that is not consumer", { subscribers: [{ ...PETRA, sourceCode: "US_CORPORATE" }] }],
])("shows 'No Active Subscriptions Found' for %s (accounts-8.29)", async (_, options) => {
  await lookUp(options);
  await expect.element(alert()).toMatchTextContent("No Active Subscriptions Found");
});

it.each(["US_CONSUMER", "UK_CONSUMER"])("accepts %s (accounts-6.8)", async (sourceCode) => {
  await found({ subscribers: [{ ...PETRA, sourceCode }] });
});

it("shows the generic message with contacts when the lookup fails (accounts-8.25)", async () => {
  await lookUp(withFault({ call: "subscriberSearch", status: 500, body: {} }));
  await expect
    .element(alert())
    .toMatchTextContent(
      "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.",
    );
  await expect.element(page.getByRole("link", { name: "help@quire.test" })).toBeVisible();
});

it("shows the subscriber, term, status and dates, and moves focus to the heading", async () => {
  await found();
  const rows = Array.from(document.querySelectorAll("dl > div"), (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ["Name", "Petra Solheim"],
    ["Subscription", "12 issues"],
    ["Account number", "QR1002003"],
    ["Status", "Active"],
    ["Started", "February 09, 2024"],
    ["Expires", "February 05, 2027"],
  ]);
  await expect.poll(() => document.activeElement?.textContent).toBe("We found your subscription, Petra");
});

it("registers a subscriber who has no account, with a random number and the opt-in (accounts-3.7, accounts-7.8)", async () => {
  const host = await found();
  const linked = vi.fn();
  host.addEventListener("quire-linked", linked);
  expect([field("firstName").value, field("lastName").value]).toEqual(["Petra", "Solheim"]);
  await fill({ password: "Reader#2026" });
  await userEvent.click(field("optIn"));
  await submit();
  await expect.poll(heading).toBe("Your subscription is linked");
  const [body] = sentTo("/api/user/subscriber/register");
  expect(body).toEqual({
    firstName: "Petra",
    lastName: "Solheim",
    emailAddress: "print@quire.test",
    password: "Reader#2026",
    optIn: true,
    deviceType: "WEB_SITE",
    reCaptchaToken: "",
    accountNumber: ASKED.accountNumber,
    randomId: expect.any(Number),
  });
  expect(linked.mock.calls[0]?.[0].detail).toEqual({ emailAddress: "print@quire.test", isNew: true });
  await expect.poll(() => sessionStore().getState().status).toBe("known");
});

it("signs in a subscriber with an account, and links by number and password (accounts-7.14)", async () => {
  await found(OWNER);
  await fill({ password: "Reader#2026" });
  await submit();
  await expect.poll(heading).toBe("Your subscription is linked");
  expect(sentTo("/authenticate")).toMatchObject([{ username: "print@quire.test" }]);
  expect(sentTo("/api/user/subscribe")).toEqual([
    { emailAddress: "print@quire.test", accountNumber: "QR1002003", password: "Reader#2026", optIn: false },
  ]);
});

it("verifies at verify-url, by accountNo (accounts-7.15)", async () => {
  await found(
    { ...OWNER, elsewhere: { supplied: "*/verify" } },
    '<quire-subscriber-lookup verify-url="/verify"></quire-subscriber-lookup>',
  );
  await fill({ password: "Reader#2026" });
  await submit();
  await expect.poll(heading).toBe("Your subscription is linked");
  expect(sentTo("/verify")).toEqual([
    { emailAddress: "print@quire.test", accountNo: "QR1002003", password: "Reader#2026", optIn: false },
  ]);
  expect(sentTo("/api/user/subscribe")).toEqual([]);
});

it("shows the sign-in message for a wrong password, and marks the field (accounts-8.4)", async () => {
  await found({ ...OWNER, wrongTries: 2 });
  await fill({ password: "Wrong#2026" });
  await submit();
  await expect
    .element(alert())
    .toHaveTextContent(
      "You have entered an invalid email and password combination. Please try again. You have 2 tries left.",
    );
  expect(field("password").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field("password"));
  expect(sentTo("/api/user/subscribe")).toEqual([]);
});

it("shows that a subscription is already linked to another account", async () => {
  await found({ ...OWNER, subscribers: [{ ...PETRA, linked: true }] });
  await fill({ password: "Reader#2026" });
  await submit();
  await expect.element(alert()).toMatchTextContent("This subscription is already linked to another account.");
});

it.each([409, 422])(
  "shows that the username is unavailable when the registration fails with %i (accounts-8.9)",
  async (status) => {
    await found(withFault({ call: "registerSubscriber", status, body: {} }));
    await fill({ password: "Reader#2026" });
    await submit();
    await expect
      .element(alert())
      .toHaveTextContent("That username is unavailable. Sign in or choose another email address.");
    expect(field("password").value).toBe("Reader#2026");
  },
);

it("shows the 'trouble verifying' message when the registration fails with 403 (accounts-8.10)", async () => {
  await found(withFault({ call: "registerSubscriber", status: 403, body: {} }));
  await fill({ password: "Reader#2026" });
  await submit();
  await expect
    .element(alert())
    .toHaveTextContent(
      "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
    );
});

it("validates a new account's password by the registration's policy (accounts-5.7)", async () => {
  await found();
  await fill({ password: "short" });
  await userEvent.tab();
  await expect
    .poll(() => document.body.textContent)
    .toContain(
      "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least 8 characters long",
    );
  expect(sentTo("/api/user/subscriber/register")).toEqual([]);
});

it("sends a link to a new password during linking, with the neutral confirmation", async () => {
  await found(OWNER);
  await userEvent.click(page.getByRole("button", { name: "Forgot your password?" }));
  expect(field("emailAddress").value).toBe("print@quire.test");
  await submit();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(
      "If your email is registered with us, you will receive an email with a link to reset your password.",
    );
  await userEvent.click(page.getByRole("button", { name: "Go back" }));
  await expect.poll(heading).toBe("We found your subscription, Petra");
});

it("keeps the typed values when the user searches for another subscription", async () => {
  await found();
  await userEvent.click(page.getByRole("button", { name: "Find another subscription" }));
  await expect.poll(heading).toBe("Find your subscription");
  expect([field("emailAddress").value, field("accountNumber").value]).toEqual(Object.values(ASKED));
});

it("has the fields that password managers expect, and an action for native submit", async () => {
  await insert();
  const form = document.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/subscriber-registration"]);
  expect(field("emailAddress").autocomplete).toBe("email");
  await fill(ASKED);
  await submit();
  await expect.poll(() => document.querySelector('[name="password"]')).not.toBeNull();
  expect([field("emailAddress").autocomplete, field("password").autocomplete]).toEqual([
    "username",
    "new-password",
  ]);
});

it("sends one lookup for a double click and Enter (robustness-40)", async () => {
  await insert(withFault({ call: "subscriberSearch", hang: true }));
  await fill(ASKED);
  const button = page.getByRole("button", { name: "Find my subscription" });
  await userEvent.dblClick(button);
  field("accountNumber").focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  // The request is sent after the captcha's token has arrived.
  await expect.poll(() => sentTo("/api/user/subscriber/search").length).toBeGreaterThan(0);
  expect(sentTo("/api/user/subscriber/search").length).toBe(1);
});

it("shows markup in a name or term literally (robustness-7)", async () => {
  const markup = '<img src=x onerror="window.ran=1">';
  await lookUp({ subscribers: [{ ...PETRA, lastName: markup, details: { termTitle: markup } }] });
  await expect.poll(() => document.querySelector("dl")?.textContent).toContain(markup);
  expect(document.querySelector("quire-subscriber-lookup img")).toBeNull();
});

it("keeps the user on the page if there is no return path, and links to /", async () => {
  await found(OWNER);
  await fill({ password: "Reader#2026" });
  await submit();
  await expect.poll(heading).toBe("Your subscription is linked");
  expect(location.pathname).toBe(path);
  await expect.element(page.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/");
});

/** Sets a user as the session service does. Tests of this file do not need the other fields. */
const known = (id: string) => sessionStore().setState({ status: "known", user: { id } } as never, true);

it.each([
  ["the registration", {}, "registerSubscriber"],
  ["the linking", OWNER, "linkSubscription"],
] as const)(
  "shows an alert and keeps the password when %s gets no response (robustness-18)",
  async (_, who, call) => {
    await found({ ...who, ...withFault({ call, hang: true }) });
    configure({ timeout: 150 });
    await fill({ password: "Reader#2026" });
    await submit();
    await expect.element(alert()).toMatchTextContent("We are unable to process your request at this time.");
    expect(field("password").value).toBe("Reader#2026");
    await expect.element(page.getByRole("button", { name: /^(Link|Create)/ })).toBeEnabled();
  },
);

it.each<[string, Fault]>([
  ["a page", { body: "<h1>Gateway</h1>", headers: { "content-type": "text/html" } }],
  ["truncated JSON", { body: '{"active":tr', headers: { "content-type": "application/json" } }],
  ["nothing", { status: 204 }],
  ["another shape", { body: { active: "maybe", subscriptions: 7 } }],
])(
  "shows one error, without the response's text, when the lookup returns %s (robustness-20)",
  async (_, answer) => {
    await lookUp(withFault({ call: "subscriberSearch", ...answer }));
    await expect.element(alert()).toMatchTextContent("We are sorry.");
    expect(document.body.textContent).not.toContain("Gateway");
    expect(heading()).toBe("Find your subscription");
  },
);

it.each(["//evil.test", "/\\evil.test", "https://evil.test/", "/\t/evil.test", "%252F%252Fevil.test", "%"])(
  "continues at / if the return path is %j (robustness-13)",
  async (unsafe) => {
    const host = await found(OWNER);
    const stay = (event: NavigateEvent) => {
      wentTo.push(event.destination.url);
      event.preventDefault();
    };
    const wentTo: string[] = [];
    navigation.addEventListener("navigate", stay);
    host.setAttribute("return", unsafe);
    await fill({ password: "Reader#2026" });
    await submit();
    await expect.poll(heading).toBe("Your subscription is linked");
    await expect.element(page.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/");
    await expect.poll(() => wentTo).toEqual([`${location.origin}/`]);
    navigation.removeEventListener("navigate", stay);
  },
);

it("stores neither password nor account number (robustness-17)", async () => {
  await found(OWNER);
  await fill({ password: "Reader#2026" });
  await submit();
  await expect.poll(heading).toBe("Your subscription is linked");
  const stored = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state];
  expect(JSON.stringify(stored)).not.toMatch(/Reader#2026|QR1002003/);
  expect(document.querySelector("quire-subscriber-lookup")?.outerHTML).not.toContain("Reader#2026");
});

it("removes the found subscription when the user changes (robustness-39)", async () => {
  const host = await insert(OWNER);
  known("1");
  await fill(ASKED);
  await submit();
  await expect.poll(heading).toBe("We found your subscription, Petra");
  sessionStore().setState({ status: "anonymous" }, true);
  await expect.poll(heading).toBe("Find your subscription");
  expect(host.textContent).not.toContain("Petra");
  known("2");
  await expect.poll(() => [field("emailAddress").value, field("accountNumber").value]).toEqual(["", ""]);
});

it.each([
  ["a guest", ["register_sub", "sign_in_sub", "forgot_pass_sub"], undefined],
  ["a signed-in user", ["register_sub", "sign_in_sync_sub", "forgot_pass_sync_sub"], "reader@quire.test"],
])("%s who finds and links uses the captcha actions %j (accounts-7.21)", async (_, actions, emailAddress) => {
  const requests: string[] = [];
  vi.stubGlobal("grecaptcha", {
    ready: (run: () => void) => run(),
    execute: async (_key: string, { action }: { action: string }) => {
      requests.push(action);
      return "token";
    },
  });
  await insert({
    ...OWNER,
    captchaEnabled: true,
    ...withFault({ call: "authenticate", status: 401, body: {} }),
  });
  configure({ captcha: { siteKey: "key", src: "/captcha.js" } });
  // Sets a user as the session service does.
  if (emailAddress)
    sessionStore().setState({ status: "known", user: { id: "1", emailAddress } } as never, true);
  await fill(ASKED);
  await submit();
  await expect.poll(heading).toBe("We found your subscription, Petra");
  await fill({ password: "Reader#2026" });
  await submit();
  await expect.element(alert()).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Forgot your password?" }));
  await submit();
  await expect.poll(() => requests).toEqual(actions);
  vi.unstubAllGlobals();
});

it("sends a fresh token after the server has refused one (robustness-41)", async () => {
  let count = 0;
  vi.stubGlobal("grecaptcha", {
    ready: (run: () => void) => run(),
    execute: async (_: string, { action }: { action: string }) => `${action} ${++count}`,
  });
  const body = { errors: [{ field: "reCaptchaToken", code: "captcha" }] };
  await found({ captchaEnabled: true, faults: [{ call: "registerSubscriber", status: 400, body }] });
  configure({ captcha: { siteKey: "key", src: "/captcha.js" } });
  await fill({ password: "Reader#2026" });
  await submit();
  await expect.element(alert()).toMatchTextContent("reCAPTCHA is required.");
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.poll(heading).toBe("Your subscription is linked");
  expect(sentTo("/api/user/subscriber/register")).toMatchObject([
    { reCaptchaToken: "register_sub 1" },
    { reCaptchaToken: "register_sub 2" },
  ]);
  vi.unstubAllGlobals();
});

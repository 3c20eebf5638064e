import { loadSession } from "@quire/services/session";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, field, known, link, paywall, rest, submit, subscriber } from "../test/paywall-page.js";

const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
const words = (host: HTMLElement, name: string) => part(host, name)?.textContent;
const isShut = (host: HTMLElement) => expect.poll(() => host.dataset.access).toBe("closed");

it("offers guests the subscription first, and the sign-in card in place (beyond-292)", async () => {
  const host = paywall({ goal: "reading", for: "subscribers" });
  await expect.element(link("Subscribe")).toHaveAttribute("href", "/subscriptions");
  expect([words(host, "heading"), words(host, "dek")]).toEqual([
    "Subscribe to keep reading",
    "The rest is for subscribers.",
  ]);
  expect(submit().elements()).toEqual([]);
  link("Sign in").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(submit()).toHaveTextContent("Continue reading");
  expect(document.activeElement).toBe(field("username"));
  await expect.element(link("Subscribe")).toBeVisible();
  expect(link("Sign in").elements()).toEqual([]);
});

it("offers guests an account first when an account is enough (beyond-292)", async () => {
  const host = paywall({ goal: "reading" });
  await expect.element(link("Create account")).toHaveAttribute("href", "/register");
  expect(words(host, "heading")).toBe("Create an account to keep reading");
  await link("Create account").click();
  await expect.poll(() => document.activeElement === field("firstName")).toBe(true);
  await expect.element(submit()).toHaveTextContent("Continue reading");
  expect(link("Create account").elements()).toEqual([]);
});

it("shows the sign-in card after 'Sign in' when an account is enough", async () => {
  paywall({ goal: "reading" });
  await link("Sign in").click();
  await expect.poll(() => document.activeElement === field("username")).toBe(true);
});

it("opens the pages of the steps in a new tab with a modifier key", async () => {
  const host = paywall({ goal: "reading" });
  await expect.element(link("Sign in")).toHaveAttribute("href", "/sign-in");
  const press = new MouseEvent("click", { ctrlKey: true, cancelable: true, bubbles: true });
  host.addEventListener("click", (event) => event.preventDefault(), { once: true });
  link("Sign in").element().dispatchEvent(press);
  expect(submit().elements()).toEqual([]);
});

it("shows the offer, price, trial and benefits of the attributes", async () => {
  const host = paywall({
    goal: "reading",
    for: "subscribers",
    offer: "Read like a manager.",
    price: "$4 a week",
    trial: "First month free.",
    benefits: '["Every article", "<b>The archive</b>"]',
    "subscribe-href": "/join?from=article",
  });
  await expect.element(link("Subscribe")).toHaveAttribute("href", "/join?from=article");
  const texts = ["line", "price", "trial"].map((name) => words(host, name));
  expect(texts).toEqual(["Read like a manager.", "$4 a week", "First month free."]);
  const items = page.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(["Every article", "<b>The archive</b>"]);
  expect(part(host, "dek")).toBeNull();
  host.removeAttribute("price");
  await expect.poll(() => part(host, "price")).toBeNull();
});

it("shows only heading, reason and button when the page offers nothing", async () => {
  const host = paywall({ goal: "reading", for: "subscribers" });
  await expect.element(link("Subscribe")).toBeVisible();
  const names = ["line", "price", "trial", "benefits", "meter"];
  expect(names.filter((name) => part(host, name) !== null)).toEqual([]);
});

it("shows the page's own markup in place of the attributes", async () => {
  const host = paywall({ goal: "reading", for: "subscribers", price: "$4 a week" });
  host.insertAdjacentHTML(
    "beforeend",
    '<p slot="price">$2 for students</p><a slot="subscribe" href="/campus">Join your campus</a>',
  );
  await expect.element(link("Join your campus")).toBeVisible();
  await expect.element(page.getByText("$2 for students")).toBeVisible();
  expect([part(host, "price"), part(host, "subscribe")].map((one) => one?.checkVisibility())).toEqual([
    false,
    false,
  ]);
});

it.each([
  ["subscribe-href", "javascript:alert(1)", "/subscriptions"],
  ["checkout", "/checkout", "/checkout"],
])("leads with %s=%s to %s (robustness-8)", async (name, value, href) => {
  paywall({ goal: "reading", for: "subscribers", [name]: value });
  await expect.element(link("Subscribe")).toHaveAttribute("href", href);
});

it("shows cards at once for a gift, a checkout and a card of the page (beyond-292)", async () => {
  for (const attributes of [
    { goal: "reading", gift: "" },
    { goal: "checkout", price: "$4 a week" },
    { goal: "reading", card: "register" },
  ]) {
    const host = paywall(attributes);
    await expect.element(submit()).toBeVisible();
    expect(link("Sign in").elements()).toEqual([]);
    host.remove();
    rest()?.remove();
  }
});

it("offers an upgrade, and no form, to subscribers of another plan (beyond-292)", async () => {
  answers["/api/user/profile"] = subscriber;
  const host = paywall({ goal: "reading", tiers: "Executive" });
  await expect.element(link("Upgrade")).toHaveAttribute("href", "/subscriptions");
  expect([words(host, "heading"), words(host, "dek")]).toEqual([
    "Upgrade to keep reading",
    "Your subscription doesn’t include this.",
  ]);
  await expect.element(page.getByText(/^You’re signed in/)).toBeVisible();
  expect([host.querySelector("form"), part(host, "sign-in")]).toEqual([null, null]);
});

it("tells registered users with free articles left that this is none of them (beyond-307)", async () => {
  answers["/api/user/profile"] = { body: { id: "7", quota: { limit: 4, count: 1, remaining: 3 } } };
  const host = paywall({ goal: "reading", for: "subscribers", metered: "" });
  await expect
    .poll(() => words(host, "meter"))
    .toBe("3 of 4 free articles left. This one is for subscribers.");
  await expect.element(link("Subscribe")).toBeVisible();
});

it("shows the page's plans below the offer and the cards, until access is open (beyond-305)", async () => {
  const host = paywall({ goal: "reading", for: "subscribers" });
  host.insertAdjacentHTML("beforeend", '<section slot="plans">Good, Better, Best</section>');
  const plans = page.getByText("Good, Better, Best");
  await expect.element(plans).toBeVisible();
  const top = (one: Element | null | undefined) => one?.getBoundingClientRect().top ?? 0;
  expect(top(plans.element())).toBeGreaterThan(top(part(host, "offer")));
  await link("Sign in").click();
  await expect.element(submit()).toBeVisible();
  expect(top(plans.element())).toBeGreaterThan(top(submit().element()));
  answers["/api/user/profile"] = subscriber;
  await loadSession();
  await expect.poll(() => host.dataset.access).toBe("open");
  await expect.element(plans).not.toBeVisible();
});

it("prefers the page's own heading and dek", async () => {
  const host = paywall({ goal: "reading", heading: "There is more", dek: "" });
  await isShut(host);
  await expect.poll(() => words(host, "heading")).toBe("There is more");
  expect(part(host, "dek")).toBeNull();
});

it("has the specification's texts without that goal, and nothing above the cards", async () => {
  const host = paywall();
  await expect.element(submit()).toHaveTextContent("On to checkout");
  expect(part(host, "offer")?.offsetHeight).toBe(0);
});

it("shows a registered user the offer, the used allowance and the account (beyond-293)", async () => {
  const quota = { limit: 4, count: 4, remaining: 0 };
  answers["/api/user/profile"] = known({ emailAddress: "ada@quire.test", quota });
  const host = paywall({ goal: "reading", for: "subscribers", metered: "" });
  await expect.element(link("Subscribe")).toHaveAttribute("href", "/subscriptions");
  await expect.element(page.getByText(/^You’re signed in as ada@quire.test/)).toBeVisible();
  expect(words(host, "meter")).toBe("0 of 4 free articles left");
  expect(host.shadowRoot?.querySelectorAll('[part~="read"]')).toHaveLength(4);
  expect(host.querySelector("form")).toBeNull();
});

it("shows a guest the used allowance from the page's attribute `read`", async () => {
  const host = paywall({ goal: "reading", for: "subscribers", metered: "" });
  await isShut(host);
  await expect.poll(() => words(host, "heading")).toBeTruthy();
  expect(part(host, "meter")).toBeNull();
  host.setAttribute("read", "4");
  await expect.poll(() => words(host, "meter")).toBe("0 of 4 free articles left");
});

it("reserves space for price, benefits and the fade while the user is unknown", async () => {
  answers["/api/user/profile"] = () => new Promise(() => {});
  const host = paywall({ goal: "reading", fade: "" });
  host.insertAdjacentHTML("beforeend", '<p slot="price">9 a month</p>');
  const [offer, fade] = [part(host, "offer"), part(host, "fade")];
  await expect.poll(() => host.dataset.state).toBe("loading");
  expect(offer?.offsetHeight).toBeGreaterThan(0);
  expect([offer, fade].map((one) => one?.checkVisibility({ visibilityProperty: true }))).toEqual([
    false,
    false,
  ]);
});

it("shows price and benefits above the cards while closed, and fades the text", async () => {
  const host = paywall({ goal: "reading", fade: "" });
  host.insertAdjacentHTML(
    "beforeend",
    '<p slot="price">9 a month</p><ul slot="benefits"><li>All of it</li></ul>',
  );
  await isShut(host);
  await expect.element(page.getByText("9 a month")).toBeVisible();
  await expect.element(page.getByText("All of it")).toBeVisible();
  await link("Sign in").click();
  const [offer, card] = [part(host, "offer"), host.querySelector(".quire-card")];
  expect(offer?.getBoundingClientRect().bottom).toBeLessThanOrEqual(card?.getBoundingClientRect().top ?? 0);
  expect(part(host, "fade")?.checkVisibility()).toBe(true);
});

it("shows no price, benefits or fade to a user with access", async () => {
  answers["/api/user/profile"] = subscriber;
  const host = paywall({ goal: "reading", for: "subscribers", fade: "" });
  host.insertAdjacentHTML("beforeend", '<p slot="price">9 a month</p>');
  await expect.poll(() => rest()?.hidden).toBe(false);
  expect(host.querySelector("p")?.checkVisibility()).toBe(false);
  expect([part(host, "offer")?.offsetHeight, part(host, "fade")?.checkVisibility()]).toEqual([0, false]);
});

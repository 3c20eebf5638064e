import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { answers, known, link, paywall, rest, submit, subscriber } from "../test/paywall-page.js";

const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
const words = (host: HTMLElement, name: string) => part(host, name)?.textContent;
const isShut = (host: HTMLElement) => expect.poll(() => host.dataset.access).toBe("closed");

it.each([
  ["registered", "Sign in to keep reading", "The rest is for readers with an account."],
  ["subscribers", "Subscribe to keep reading", "The rest is for subscribers. If you subscribe, sign in."],
])("tells why reading is closed, for %s, and offers no checkout", async (rule, heading, dek) => {
  const host = paywall({ goal: "reading", for: rule });
  await expect.element(submit()).toHaveTextContent("Continue reading");
  expect([words(host, "heading"), words(host, "dek")]).toEqual([heading, dek]);
  await link("Create an account").click();
  await expect.element(submit()).toHaveTextContent("Continue reading");
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

it("links to subscriptions and shows the free quota when the subscription is missing", async () => {
  answers["/api/user/profile"] = known({ quota: { limit: 4, count: 4, remaining: 0 } });
  const host = paywall({ goal: "reading", for: "subscribers", metered: "" });
  await expect.element(link("See subscriptions")).toHaveAttribute("href", "/subscriptions");
  expect(words(host, "dek")).toBe("The rest is for subscribers.");
  expect(words(host, "meter")).toBe("You’ve read 4 of 4 free articles.");
  expect(host.shadowRoot?.querySelectorAll('[part~="read"]')).toHaveLength(4);
});

it("shows a guest the count from the page's attribute `read`, and no meter without it", async () => {
  const host = paywall({ goal: "reading", metered: "" });
  await isShut(host);
  await expect.poll(() => words(host, "heading")).toBeTruthy();
  expect(part(host, "meter")).toBeNull();
  host.setAttribute("read", "3");
  await expect.poll(() => words(host, "meter")).toBe("You’ve read 3 of 4 free articles.");
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

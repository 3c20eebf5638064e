import { answer, type Sent } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { AddToCartButton, FollowButton, SignInButton } from "./buttons.js";
import { CartConfirmation, MiniCart, QuireProvider } from "./index.js";

let sent: Sent[];
const cart = { id: "c1", line_items: { physical_items: [], digital_items: [] } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  sent = [];
  const answers = {
    "HEAD /api/user/profile": { status: 401 },
    "/api/user/profile": { body: { id: "1", status: "registered" } },
    "/api/user/subscribe": { body: {} },
    "/api/shopping-cart": { body: { cart } },
    "POST /api/shopping-cart": { body: { cart, itemAdded: true } },
  };
  vi.stubGlobal("fetch", answer(answers, sent));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const writes = () => sent.filter(({ method }) => method === "POST").map(({ body }) => body);
const isKnown = () => document.documentElement.dataset.quireUser === "known";

it("FollowButton follows, and updates its children and its pressed state (beyond-271)", async () => {
  const onClick = vi.fn();
  const screen = await render(
    <QuireProvider>
      <FollowButton name="Strategy" onClick={onClick}>
        {({ isFollowing }) => (isFollowing ? "Following" : "Follow")}
      </FollowButton>
    </QuireProvider>,
  );
  await expect.poll(isKnown).toBe(true);
  const button = screen.container.querySelector("button") as HTMLButtonElement;
  button.click();
  await expect.element(screen.getByText("Following")).toBeVisible();
  expect(button).toMatchObject({ disabled: true, ariaPressed: "true" });
  expect(onClick).toHaveBeenCalledTimes(1);
  await expect.poll(writes).toEqual([expect.stringContaining("Strategy")]);
});

it("FollowButton shows the state of another topic after its name changes (beyond-271)", async () => {
  const page = (name: string) => (
    <QuireProvider>
      <FollowButton name={name}>{name}</FollowButton>
    </QuireProvider>
  );
  const screen = await render(page("Strategy"));
  await expect.poll(isKnown).toBe(true);
  screen.container.querySelector("button")?.click();
  await expect.poll(() => screen.container.querySelector("button")?.disabled).toBe(true);
  await screen.rerender(page("Leadership"));
  await expect
    .poll(() => screen.container.querySelector("button"))
    .toMatchObject({
      disabled: false,
      ariaPressed: "false",
    });
});

it("AddToCartButton adds its product (beyond-271)", async () => {
  const screen = await render(
    <QuireProvider>
      <AddToCartButton asChild productId="20101-EN-PDF" type="digital" format="PDF">
        <a href="/cart">Add</a>
      </AddToCartButton>
    </QuireProvider>,
  );
  await expect.poll(isKnown).toBe(true);
  screen.container.querySelector("a")?.click();
  await expect.poll(() => screen.container.querySelector("a")?.dataset.state).toBe("done");
  expect(writes()).toEqual([expect.stringContaining("20101-EN-PDF")]);
});

it("SignInButton opens the modal on its screen (beyond-271)", async () => {
  const screen = await render(
    <QuireProvider>
      <SignInButton mode="registration">Join</SignInButton>
    </QuireProvider>,
  );
  await expect.poll(isKnown).toBe(true);
  screen.container.querySelector("button")?.click();
  await expect
    .poll(() => document.querySelector("quire-auth-modal")?.getAttribute("mode"))
    .toBe("registration");
});

describe("an addition by AddToCartButton", () => {
  async function add(onBeforeOpen?: (event: CustomEvent) => void): Promise<void> {
    const screen = await render(
      <QuireProvider>
        <MiniCart />
        <CartConfirmation onBeforeOpen={onBeforeOpen} />
        <AddToCartButton productId="20101-EN-PDF" type="digital" format="PDF">
          Add
        </AddToCartButton>
      </QuireProvider>,
    );
    await expect.poll(isKnown).toBe(true);
    const button = screen.getByText("Add").element() as HTMLElement;
    button.click();
    await expect.poll(() => button.dataset.state).toBe("done");
    await rendered();
  }
  const openWidgets = () =>
    [...document.querySelectorAll<HTMLElement>("[data-quire-widget][open]")].map(
      ({ dataset }) => dataset.quireWidget,
    );

  it("opens the confirmation and keeps the mini-cart closed (beyond-273)", async () => {
    await add();
    await expect.poll(openWidgets).toEqual(["cart-confirmation"]);
  });

  it("opens nothing if the application prevents the confirmation (beyond-273)", async () => {
    const prevent = vi.fn((event: Event) => event.preventDefault());
    await add(prevent);
    await expect.poll(() => prevent.mock.calls).not.toEqual([]);
    expect(openWidgets()).toEqual([]);
  });
});

import { createFakeBackend, fixtures } from "@quire/testing";
import { screen, within } from "@quire/testing/screen";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { App } from "./app";

const backend = createFakeBackend();

beforeEach(() => backend.install());
afterEach(cleanup);

it("signs in", async () => {
  render(<App />);
  fireEvent.click(await screen.findByRole("link", { name: "Sign in" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(await within(dialog).findByLabelText("Email"), { target: { value: fixtures.user.email } });
  fireEvent.change(within(dialog).getByLabelText("Password", { selector: "input" }), {
    target: { value: fixtures.user.password },
  });
  fireEvent.click(within(dialog).getByRole("button", { name: "Sign in" }));
  await screen.findByRole("button", { name: /Robin/ });
  expect(backend.state.user?.firstName).toBe("Robin");
});

it("adds to the cart", async () => {
  backend.reset({ tier: "subscribers" });
  render(<App />);
  fireEvent.click(screen.getByRole("button", { name: "Add to cart" }));
  await screen.findByRole("button", { name: "Cart, 1 item" });
  expect(backend.state.cart?.lines).toMatchObject([{ availabilityId: "7001-HBK", quantity: 1 }]);
});

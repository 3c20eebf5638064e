import { createFakeBackend, fixtures } from "@quire/testing";
import { screen, within } from "@quire/testing/screen";
import { AuthModal, Header, QuireProvider } from "@quire/widgets";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";

const backend = createFakeBackend();
const config = { afterSignIn: "update" } as const;

beforeEach(() => backend.install());
afterEach(cleanup);

it("signs in", async () => {
  render(
    <QuireProvider config={config}>
      <Header />
      <AuthModal />
    </QuireProvider>,
  );
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

it("shows a subscriber's name", async () => {
  backend.reset({ tier: "subscribers", user: { firstName: "Kim" } });
  render(
    <QuireProvider>
      <Header />
    </QuireProvider>,
  );
  await screen.findByRole("button", { name: /Kim/ });
});

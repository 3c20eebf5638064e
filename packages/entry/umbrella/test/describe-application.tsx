import { createFakeBackend, fixtures } from "@quire/testing";
import { screen, within } from "@quire/testing/screen";
import { cleanup, fireEvent, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AuthModal, Header, QuireProvider, StreamList } from "../src/index.js";
import { start } from "../src/start.js";

const backend = createFakeBackend();
const config = { afterSignIn: "update" } as const;
/** A view's code loads when it is needed, which takes long on a busy machine. */
const WAIT = { timeout: 20_000 };

const isInNode = "process" in globalThis && "on" in process;

function App({ children }: { readonly children?: ReactNode }) {
  return (
    <QuireProvider config={config}>
      <Header />
      <AuthModal />
      {children}
    </QuireProvider>
  );
}

/** Tests an application as its developers would. The browser reports unhandled errors itself. */
export function describeApplication(kind: string): void {
  describe(`an application in ${kind}`, () => {
    const faults: unknown[] = [];
    const note = (reason: unknown) => faults.push(reason);
    beforeAll(() => {
      if (isInNode) process.on("unhandledRejection", note);
    });
    beforeEach(() => backend.install());
    afterEach(() => {
      cleanup();
      expect(faults.splice(0).map(String)).toEqual([]);
    });
    afterAll(() => {
      if (isInNode) process.off("unhandledRejection", note);
    });

    it(`signs in by the dialog in ${kind} (beyond-285)`, async () => {
      render(<App />);
      fireEvent.click(await screen.findByRole("link", { name: "Sign in" }, WAIT));
      const dialog = await screen.findByRole("dialog", {}, WAIT);
      const email = await within(dialog).findByLabelText("Email", {}, WAIT);
      fireEvent.change(email, { target: { value: fixtures.user.email } });
      fireEvent.change(within(dialog).getByLabelText("Password", { selector: "input" }), {
        target: { value: fixtures.user.password },
      });
      fireEvent.click(within(dialog).getByRole("button", { name: "Sign in" }));
      await screen.findByRole("button", { name: /Robin/ }, WAIT);
      expect(backend.state.user?.firstName).toBe("Robin");
    });

    it(`begins each test with a new page in ${kind} (beyond-286)`, async () => {
      backend.reset({ tier: "subscribers", user: { firstName: "Kim" } });
      render(
        <App>
          <StreamList stream="search" query="filters=type:article" label="Articles" />
        </App>,
      );
      await screen.findByRole("button", { name: /Kim/ }, WAIT);
      expect(document.documentElement.dataset.quireUser).toBe("known");
      await screen.findByRole("heading", { name: fixtures.items[0]?.title ?? "" }, WAIT);
    });

    it(`adds to the cart once for each click in ${kind} (beyond-286)`, async () => {
      document.body.innerHTML = `<quire-mini-cart></quire-mini-cart>
        <button data-quire-do="add-to-cart" data-product-id="7001-HBK" data-type="ship">Add</button>`;
      start();
      fireEvent.click(screen.getByRole("button", { name: "Add" }));
      await screen.findByRole("button", { name: "Cart, 1 item" }, WAIT);
      expect(backend.requests("POST", "/api/shopping-cart")).toHaveLength(1);
      document.body.replaceChildren();
    });
  });
}

import { answer, type Sent } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import * as components from "@quire/widgets";
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

const { QuireProvider } = components;

/** Components that show nothing until they open. */
const CLOSED = [
  "AuthModal",
  "BulkDiscardFlyout",
  "BulkOrganizeFlyout",
  "CartConfirmation",
  "ChangePasswordFlyout",
  "DiscardFlyout",
  "EmbedFlyout",
  "ForgotPasswordFlyout",
  "OrganizeFlyout",
  "PasskeysFlyout",
  "SaveFlyout",
  "ShareFlyout",
  "ShareListFlyout",
] as const;

const READERS = { guest: { status: 401 }, user: { body: { id: "1", status: "registered" } } } as const;
const ITEM = { id: "10042", title: "What Is Strategy?", url: "/2026/11/strategy" };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  newPage();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(READERS))("for a %s", (_, profile) => {
  it.each(CLOSED)("a closed %s requests nothing from the API (beyond-270)", async (name) => {
    const sent: Sent[] = [];
    vi.stubGlobal("fetch", answer({ "/api/user/profile": profile }, sent));
    const Component = (components as unknown as Readonly<Record<string, ComponentType<object>>>)[name];
    if (!Component) throw new Error(`There is no component ${name}.`);
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    onTestFinished(() => root.unmount());
    root.render(
      <StrictMode>
        <QuireProvider>
          <Component {...{ item: ITEM, url: "/a" }} />
        </QuireProvider>
      </StrictMode>,
    );
    await expect.poll(() => document.documentElement.dataset.quireUser).not.toBe("unknown");
    await rendered();
    const calls = sent.map(({ path }) => path).filter((path) => path.startsWith("/api/"));
    expect(calls.filter((path) => path !== "/api/user/profile")).toEqual([]);
  });
});

import { newPage } from "@quire/conformance/new-page";
import { CurrentUserSchema } from "@quire/services/contract";
import { sessionStore } from "@quire/services/session";
import { act, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { Protect, SignedIn, SignedOut } from "./gates.js";

const user = v.parse(CurrentUserSchema, { id: "1", status: "registered" });
const best = v.parse(CurrentUserSchema, {
  id: "2",
  status: "subscribers",
  tiers: [{ roleCode: "ROLE_HBRG_BEST" }],
});

const PAGE = (
  <>
    <SignedIn>in </SignedIn>
    <SignedOut>out </SignedOut>
    <Protect tier="Best" fallback="subscribe" loading="wait">
      briefing
    </Protect>
  </>
);

let place: HTMLElement;
beforeEach(() => {
  newPage();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  document.body.replaceChildren();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

async function render(page: ReactNode): Promise<void> {
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(page));
}

it("shows each gate's content as the session changes (beyond-267)", async () => {
  await render(PAGE);
  expect(place.textContent).toBe("wait");
  await act(async () => sessionStore().setState({ status: "anonymous" }, true));
  expect(place.textContent).toBe("out subscribe");
  await act(async () => sessionStore().setState({ status: "known", user }));
  expect(place.textContent).toBe("in subscribe");
  await act(async () => sessionStore().setState({ status: "known", user: best }));
  expect(place.textContent).toBe("in briefing");
});

it("hydrates the server's content when the session is known already (beyond-267)", async () => {
  sessionStore().setState({ status: "known", user: best });
  place.textContent = "wait";
  const mismatches: unknown[] = [];
  await act(async () => {
    const root = hydrateRoot(place, PAGE, { onRecoverableError: (error) => mismatches.push(error) });
    onTestFinished(() => act(async () => root.unmount()));
  });
  expect(place.textContent).toBe("in briefing");
  expect(mismatches).toEqual([]);
});

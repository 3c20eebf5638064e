import { rendered } from "@quire/conformance/held-time";
import { OPEN_OVERLAY } from "@quire/core";
import { CurrentUserSchema } from "@quire/services/contract";
import { regionStore } from "@quire/services/region";
import { type Session, sessionStore } from "@quire/services/session";
import * as v from "valibot";
import { afterEach, expect, it } from "vitest";
import { enhanceMenuItems } from "./enhance-menu-items.js";

const known = (fields: object = {}): Session => ({
  status: "known",
  user: v.parse(CurrentUserSchema, {
    id: "1",
    emailAddress: "robin@quire.test",
    status: "registered",
    ...fields,
  }),
});

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  sessionStore().setState({ status: "unknown" }, true);
  history.replaceState(null, "", location.pathname);
});

function menu(items: string): HTMLElement {
  document.body.setHTMLUnsafe(`<nav>${items}</nav>`);
  const made = document.querySelector("nav");
  if (!made) throw new Error("The test's markup has no menu.");
  enhanceMenuItems(made)();
  return made;
}

function item(selector = "[data-requires]"): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Opens requested overlays as a page with the loader does. @returns their details */
function overlays(): unknown[] {
  const overlayRequests: unknown[] = [];
  document.addEventListener(
    OPEN_OVERLAY,
    (event) => {
      event.preventDefault();
      overlayRequests.push((event as CustomEvent).detail);
    },
    { once: true },
  );
  return overlayRequests;
}

it("disables the learning link until the user is known to be HMM-eligible (content-6.12)", () => {
  menu('<a href="#learning" data-requires="learning" aria-disabled="true">Learning</a>');
  expect(item().ariaDisabled).toBe("true");
  sessionStore().setState(known(), true);
  expect(item().ariaDisabled).toBe("true");
  item().click();
  expect(location.hash).toBe("");
  sessionStore().setState(known({ hmmEligible: true }), true);
  expect(item().ariaDisabled).toBeNull();
  expect(item().hasAttribute("data-allowed")).toBe(true);
  item().click();
  expect(location.hash).toBe("#learning");
});

it("disables the learning link again for the next user (content-6.12)", () => {
  menu('<a href="#learning" data-requires="learning">Learning</a>');
  sessionStore().setState(known({ hmmEligible: true }), true);
  sessionStore().setState({ status: "anonymous" }, true);
  expect(item().ariaDisabled).toBe("true");
  expect(item().hasAttribute("data-allowed")).toBe(false);
});

for (const [country, isDomestic] of [
  ["US", true],
  ["CA", true],
  ["DE", false],
] as const) {
  it(`${isDomestic ? "shows" : "hides"} the case-selection link to users in ${country} (content-6.13)`, async () => {
    regionStore().setState({ country, isDomestic, status: "ready" });
    menu('<a href="/case-selections" data-requires="case-selection">Cases</a>');
    expect(item().hasAttribute("data-allowed")).toBe(false);
    if (isDomestic) await expect.poll(() => item().hasAttribute("data-allowed")).toBe(true);
    else {
      await rendered(); // The change would follow after a paint and after the chunk.
      await import("./is-domestic.js");
      await rendered();
      expect(item().hasAttribute("data-allowed")).toBe(false);
    }
  });
}

it("shows a case-selection item that page code adds to the menu later (content-6.13)", async () => {
  regionStore().setState({ country: "US", isDomestic: true, status: "ready" });
  const link = '<a href="/case-selections" data-requires="case-selection">Cases</a>';
  const list = menu(`<ul><li>${link}</li></ul>`).firstElementChild;
  await expect.poll(() => item().hasAttribute("data-allowed")).toBe(true);
  list?.insertAdjacentHTML("beforeend", `<li id="late">${link}</li>`);
  await expect.poll(() => item("#late > a").hasAttribute("data-allowed")).toBe(true);
});

it("disables a learning item that page code adds to the menu later (content-6.12)", async () => {
  menu("").insertAdjacentHTML("beforeend", '<a href="/learning" data-requires="learning">Learning</a>');
  await expect.poll(() => item().ariaDisabled).toBe("true");
});

it("asks a guest to sign in when they click an item that requires sign-in (content-6.4)", async () => {
  sessionStore().setState({ status: "anonymous" }, true);
  menu('<a href="#library" data-requires="sign-in">My Library</a>');
  const overlayRequests = overlays();
  item().click();
  await expect
    .poll(() => overlayRequests)
    .toMatchObject([{ name: "auth-modal", attributes: { mode: "sign-in" } }]);
  expect(location.hash).toBe("");
});

it("continues the action once after sign-in (content-6.4)", async () => {
  sessionStore().setState({ status: "anonymous" }, true);
  let pressed = 0;
  const show = () => {
    menu('<button type="button" id="orders" data-requires="sign-in">Orders</button>');
    item().addEventListener("click", () => pressed++);
  };
  show();
  const overlayRequests = overlays();
  item().click();
  await expect.poll(() => overlayRequests.length).toBeGreaterThan(0);
  expect(pressed).toBe(0);
  sessionStore().setState(known(), true);
  show(); // Simulates the reloaded page.
  await expect.poll(() => pressed).toBeGreaterThan(0);
  show();
  await rendered();
  expect([pressed, overlayRequests.length]).toEqual([1, 1]);
});

it("follows an item that requires sign-in without a prompt for a signed-in user", () => {
  sessionStore().setState(known(), true);
  menu('<a href="#library" data-requires="sign-in">My Library</a>');
  item().click();
  expect(location.hash).toBe("#library");
});

it("leaves a click with a modifier key to the browser", () => {
  sessionStore().setState({ status: "anonymous" }, true);
  menu('<a href="#library" data-requires="sign-in">My Library</a>');
  const reached: boolean[] = [];
  item().addEventListener("click", (event) => {
    reached.push(event.defaultPrevented);
    event.preventDefault(); // The test prevents the opening of another tab.
  });
  item().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(reached).toEqual([false]);
});

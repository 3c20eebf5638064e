import { rendered } from "@quire/conformance/held-time";
import { getKnownShell } from "@quire/core/frame";
import { sessionStore } from "@quire/services/session";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { dialog, field, fill, open, scene, setScene, signIn } from "../test/scene.js";
import { shell } from "./shell.js";

setScene();

const getLogs = () =>
  vi
    .mocked(console.error)
    .mock.calls.map(([line]) => String(line))
    .join("\n");

/** Returns a signal that aborts at the end of the test. */
function onFinish(): AbortSignal {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  return abort.signal;
}

it("reloads the page after a sign-in (accounts-4.4)", async () => {
  await signIn({ body: { authenticated: true } });
  await expect.poll(() => scene.wentTo).toEqual(["reload"]);
});

it("reloads the page after a sign-in from a paywall", async () => {
  await signIn({ body: { authenticated: true } }, { paywall: "" });
  await expect.poll(() => scene.wentTo).toEqual(["reload"]);
});

/** Sets the state as the session service does. Tests do not need the other fields. */
const known = (id: string) => sessionStore().setState({ status: "known", user: { id } } as never, true);

describe.each(["sign-in", "registration"])("opened on %s for a known user", (mode) => {
  it("closes with the reason done and navigates nowhere, each time (beyond-160)", async () => {
    known("7");
    const reasons: string[] = [];
    document.addEventListener("quire-close", (event) => reasons.push((event as CustomEvent).detail.reason), {
      signal: onFinish(),
    });
    const modal = await open(mode, { return: "/my-library" });
    await expect.poll(() => dialog(modal)?.open).toBe(false);
    modal.setAttribute("open", "");
    await expect.poll(() => reasons).toEqual(["done", "done"]);
    expect(modal.hasAttribute("open")).toBe(false);
    await rendered();
    expect(scene.wentTo).toEqual([]);
  });

  it("goes to the return path if the user has clicked its trigger (beyond-89)", async () => {
    known("7");
    const modal = await open(mode, { return: "/my-library" });
    const trigger = document.body.appendChild(document.createElement("button"));
    trigger.dataset.quireOpen = "auth-modal";
    trigger.textContent = "My library";
    trigger.addEventListener("click", () => {
      trigger.dataset.state = "busy"; // The loader sets this state.
      getKnownShell(modal)?.frame?.open({ trigger });
    });
    await userEvent.click(trigger);
    await expect.poll(() => scene.wentTo).toEqual(["/my-library"]);
    expect(dialog(modal)?.open).toBe(false);
    trigger.dataset.state = "idle";
    modal.setAttribute("open", "");
    await expect.poll(() => dialog(modal)?.open).toBe(false);
    await rendered();
    expect(scene.wentTo).toEqual(["/my-library"]);
  });
});

it("navigates once after a sign-in if its owner has handled the closing (beyond-161)", async () => {
  const events: string[] = [];
  const note = () => events.push(`closed, ${scene.wentTo.length} navigations`);
  document.addEventListener("quire-close", note, { signal: onFinish() });
  const modal = await signIn({ body: { authenticated: true } });
  await expect.poll(() => scene.wentTo).toEqual(["reload"]);
  expect(events).toEqual(["closed, 0 navigations"]);
  known("7");
  modal.setAttribute("open", "");
  await expect.poll(() => events).toHaveLength(2);
  await rendered();
  expect(scene.wentTo).toEqual(["reload"]);
});

it("lets a signed-in user request a new password", async () => {
  known("7");
  const modal = await open("forgot-password");
  await expect.poll(() => modal.dataset.state).toBe("ready");
  expect(dialog(modal)?.open).toBe(true);
});

it("logs 'Failed to load auth modal component' for a missing modal container, and restores it (accounts-8.27)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const modal = await open("sign-in");
  await userEvent.keyboard("{Escape}");
  modal.replaceChildren();
  modal.setAttribute("open", "");
  await expect.poll(() => modal.querySelector("[name=username]")).not.toBeNull();
  expect(getLogs()).toContain("Failed to load auth modal component");
});

it("logs an error and shows the template's form if its code fails to load", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = document.createElement("div");
  host.innerHTML = '<form method="post" action="/authenticate"><button>Sign in</button></form>';
  document.body.append(host);
  const { frame } = shell(host);
  const form = () => host.querySelector("form")?.checkVisibility();
  expect(form()).toBe(false);
  host.dataset.state = "error"; // The loader sets this state.
  frame?.fail(() => {});
  expect(getLogs()).toContain("Failed to load auth modal component");
  expect(form()).toBe(true);
});

it("shows the site's logo, texts and other sign-in methods for guests", async () => {
  const modal = await open("sign-in");
  const names = ["logo", "intro", "methods", "footer"];
  modal.insertAdjacentHTML("beforeend", names.map((name) => `<p slot="${name}">${name}</p>`).join(""));
  const own = (name: string) => modal.querySelector<HTMLElement>(`p[slot="${name}"]`);
  const shown = () => names.filter((name) => own(name)?.checkVisibility());
  const top = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().top ?? 0);
  const title = modal.shadowRoot?.querySelector('[part="title"]');
  const form = modal.querySelector("form");
  expect(shown()).toEqual(names);
  const inOrder = [own("logo"), title, own("intro"), form, own("methods"), own("footer")].map(top);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  modal.switchScreen("forgot-password");
  await expect.poll(shown).toEqual(["logo", "footer"]);
  modal.switchScreen("registration");
  await expect.poll(shown).toEqual(names);
});

it("takes each form's action from the template, and refuses a script URL", async () => {
  const modal = await open("sign-in", { action: "https://accounts.quire.test/in" });
  const action = () => modal.querySelector("form")?.getAttribute("action");
  expect(action()).toBe("https://accounts.quire.test/in");
  modal.setAttribute("action", "java\nscript:alert(1)");
  await expect.poll(action).toBe("/authenticate");
  modal.setAttribute("registration-action", "/join");
  modal.switchScreen("registration");
  await expect.poll(action).toBe("/join");
  modal.setAttribute("forgot-password-action", "/forgot");
  modal.switchScreen("forgot-password");
  await expect.poll(action).toBe("/forgot");
});

it("closes without a reload when another tab signs in", async () => {
  const modal = await open("sign-in");
  await fill({ username: "ada@quire.test" });
  sessionStore().setState({ status: "known", user: { id: "7" } as never }, true);
  await expect.poll(() => dialog(modal)?.open).toBe(false);
  expect(scene.wentTo).toEqual([]);
});

it("toggles the password's visibility, and hides it while it is being sent (accounts-2.4)", async () => {
  const modal = await open("sign-in");
  const toggle = modal.querySelector<HTMLButtonElement>(".quire-reveal");
  expect(field("password").type).toBe("password");
  toggle?.click();
  await expect.poll(() => field("password").type).toBe("text");
  expect(toggle?.textContent).toBe("Hide Password");
  toggle?.click();
  await expect.poll(() => field("password").type).toBe("password");
});

it("copies an e-mail that was filled in without an event to the next screen", async () => {
  const modal = await open("sign-in");
  field("username").value = "ada@quire.test";
  modal.switchScreen("forgot-password");
  await expect
    .poll(() => modal.querySelector<HTMLInputElement>("[name=emailAddress]")?.value)
    .toBe("ada@quire.test");
});

import { OPEN_OVERLAY } from "@quire/core";
import { sessionStore } from "@quire/services/session";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "./define.js";

const MARKUP = `
  <quire-footer-menu>
    <details><summary><h2>Read</h2></summary><ul><li><a href="/topics">All topics</a></li></ul></details>
    <details><summary><h2>Yours</h2></summary><ul><li><a href="#library" data-requires="sign-in">My Library</a></li></ul></details>
  </quire-footer-menu>`;

beforeEach(() => page.viewport(1280, 720));

afterEach(() => {
  document.body.replaceChildren();
  sessionStore().setState({ status: "unknown" }, true);
});

function insert(): HTMLDetailsElement[] {
  document.body.setHTMLUnsafe(MARKUP);
  return Array.from(document.querySelectorAll("details"));
}

const isSeen = (list: HTMLDetailsElement | undefined) =>
  list?.querySelector("a")?.checkVisibility({ contentVisibilityAuto: true }) ?? false;

it("shows every list open on a large screen, without buttons in headings", async () => {
  const lists = insert();
  expect(lists.map(isSeen)).toEqual([true, true]);
  expect(lists.map(({ open }) => open)).toEqual([true, true]);
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("All topics");
  lists[0]?.querySelector("summary")?.click();
  expect(lists[0]?.open).toBe(true);
});

it("turns the lists into accordions on a small screen, by keyboard too (content-2.23)", async () => {
  await page.viewport(816, 720);
  const lists = insert();
  expect(lists.map(isSeen)).toEqual([false, false]);
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("Read");
  await userEvent.keyboard("{Enter}");
  expect(lists.map(isSeen)).toEqual([true, false]);
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("All topics");
});

it("follows a resize from large to small and back", async () => {
  const lists = insert();
  await page.viewport(816, 720);
  await expect.poll(() => lists.map(isSeen)).toEqual([false, false]);
  await page.viewport(817, 720);
  await expect.poll(() => lists.map(isSeen)).toEqual([true, true]);
});

it("asks a guest to sign in for a footer item that requires it (content-6.4)", async () => {
  sessionStore().setState({ status: "anonymous" }, true);
  insert();
  const requests: unknown[] = [];
  const open = (event: Event) => {
    event.preventDefault();
    requests.push((event as CustomEvent).detail);
  };
  document.addEventListener(OPEN_OVERLAY, open, { once: true });
  document.querySelector<HTMLElement>("[data-requires]")?.click();
  await expect.poll(() => requests).toMatchObject([{ name: "auth-modal" }]);
  expect(location.hash).toBe("");
});

it("adapts lists that are parsed later, and keeps those that the user has opened", async () => {
  const readyState = vi.spyOn(Document.prototype, "readyState", "get").mockReturnValue("loading");
  onTestFinished(() => readyState.mockRestore());
  await page.viewport(816, 720);
  const host = document.body.appendChild(document.createElement("quire-footer-menu"));
  const addList = () => {
    const list = host.appendChild(document.createElement("details"));
    list.open = true;
    list.append(document.createElement("summary"));
    return list;
  };
  const first = addList();
  await expect.poll(() => first.open).toBe(false);
  first.open = true;
  const second = addList();
  await expect.poll(() => second.open).toBe(false);
  expect(first.open).toBe(true);
});

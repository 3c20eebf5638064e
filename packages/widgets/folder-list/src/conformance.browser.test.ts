import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend } from "@quire/testing";
import { beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import { FolderListElement, folderList } from "./element.js";
import { FolderList } from "./index.js";

/** Clicks an element once it exists. */
async function press(view: HTMLElement, selector: string): Promise<void> {
  await until(() => view.querySelector(selector) !== null);
  view.querySelector<HTMLElement>(selector)?.click();
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(requestAnimationFrame);
}

async function save(view: HTMLElement, name: string): Promise<void> {
  await until(() => view.querySelector('[name="name"]') !== null);
  const field = view.querySelector<HTMLInputElement>('[name="name"]');
  if (field) field.value = name;
  await press(view, '[type="submit"]');
}

const choose = (view: HTMLElement) => press(view, '[part="link"][data-folder="id-strategy"]');

// On a phone there are no links.
beforeEach(() => page.viewport(1000, 700));

describeConformance({
  widget: folderList,
  element: FolderListElement,
  component: FolderList,
  cycles: 40,
  sample: { heading: "Shelves" },
  shows: (view) => view.querySelector('[part="heading"]')?.textContent === "Shelves",
  events: {
    onFolderSelected: choose,
    async onFolderCreated(view) {
      await press(view, '[part="create"]');
      await save(view, "Economics");
    },
    async onFolderChanged(view) {
      await choose(view);
      await press(view, '[part="edit"]');
      await save(view, "Economics");
    },
    async onFolderDeleted(view) {
      await choose(view);
      await press(view, '[part="delete"]');
      await press(view, '[part="confirm"]');
    },
  },
  prepare() {
    dispatchEvent(new Event("pagehide")); // This closes the channels of the previous page.
    newPage();
    localStorage.clear();
    const folders = [
      { id: "id-strategy", name: "Strategy" },
      { name: "Gifts", slug: "hbrgift", readOnly: true },
    ];
    vi.stubGlobal("fetch", createFakeBackend({ user: {}, folders }).fetch);
  },
});

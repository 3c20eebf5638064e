import type { ReactNode } from "react";
import { story, until } from "./story-answers.js";

export type Story = { readonly canvasElement: HTMLElement };

/** Stories of flyouts with a choice of folders: next to their trigger, as on a page. */
export const parameters = { docs: { story: { inline: false, height: "640px" } } };
export const besideTrigger = (name: string, flyout: ReactNode) => (
  <div style={{ minBlockSize: 640 }}>
    <button type="button" data-quire-open={name}>
      Save to folder
    </button>
    {flyout}
  </div>
);

export const GUEST = story({ "/api/user/profile": { status: 401 } });

/** Returns the open panel's content once it contains `selector`. */
export async function inPanel({ canvasElement }: Story, selector: string): Promise<HTMLElement> {
  return until(() =>
    canvasElement
      .querySelector("[data-quire-widget]")
      ?.shadowRoot?.querySelector<HTMLElement>(`dialog[open] ${selector}`),
  );
}

export const formShows = async (story: Story): Promise<void> => {
  await inPanel(story, "form");
};

/** Clicks the control with this text. */
export async function press(story: Story, words: string): Promise<void> {
  const form = await inPanel(story, "form");
  const control = await until(() =>
    Array.from(form.querySelectorAll<HTMLElement>("label, button")).find(
      ({ textContent }) => textContent === words,
    ),
  );
  control.click();
}

/** Chooses a new folder with this title, and saves. */
export async function saveNew(story: Story, title: string): Promise<void> {
  await press(story, "Create a new folder");
  const field = await inPanel(story, '[name="title"]');
  if (field instanceof HTMLInputElement) field.value = title;
  await press(story, "Save");
}

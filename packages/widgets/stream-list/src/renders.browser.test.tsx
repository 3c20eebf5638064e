import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { entries, getScenarioWith, type OpenedStreams, openStreams } from "../test/open-streams.js";
import { StreamList } from "./index.js";

let opened: OpenedStreams;
let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  opened.close();
});

const list = () => place.querySelector("[data-quire-widget]")?.shadowRoot;

it("renders the application's entries in the list, which it does not mount again (beyond-276)", async () => {
  opened = openStreams(getScenarioWith(entries(3)));
  const page = (mark: string) => (
    <StreamList stream="saves" renderEntry={({ title }) => <b id={title}>{`${mark} ${title}`}</b>} />
  );
  root.render(page("old"));
  await expect.poll(() => list()?.querySelectorAll('[role="listitem"] > b').length).toBe(3);
  expect(list()?.querySelector("h3")).toBeNull();
  const first = list()?.querySelector("b");
  root.render(page("new"));
  await expect.poll(() => first?.textContent).toContain("new");
  expect(list()?.querySelector("b")).toBe(first);
});

it("renders the application's message of an empty list (beyond-276)", async () => {
  opened = openStreams(getScenarioWith([]));
  root.render(<StreamList stream="saves" renderEmpty={() => <p id="mine">Nothing here.</p>} />);
  await expect.poll(() => list()?.querySelector("#mine")?.textContent).toBe("Nothing here.");
  expect(list()?.querySelector('[part="empty"]')).toBeNull();
});

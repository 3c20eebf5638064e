import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend } from "@quire/testing";
import { vi } from "vitest";
import { TopicMenuElement, topicMenu } from "./element.js";
import { TopicMenu } from "./index.js";

const press = (view: HTMLElement, selector: string) => view.querySelector<HTMLElement>(selector)?.click();

describeConformance({
  widget: topicMenu,
  element: TopicMenuElement,
  component: TopicMenu,
  open: true,
  sample: { value: "Strategy" },
  shows: (view) => view.querySelector("[aria-current]")?.textContent === "Strategy",
  events: {
    onChange: (view) => press(view, '[part="choice"]'),
    async onTopicRemoved(view) {
      press(view, '[part="remove"]');
      while (!view.querySelector('[part="answer"]')) await new Promise(requestAnimationFrame);
      press(view, '[part="answer"]');
    },
  },
  prepare() {
    newPage();
    localStorage.clear();
    const backend = createFakeBackend({ user: {}, follows: { topic: ["Strategy", "Innovation"] } });
    vi.stubGlobal("fetch", backend.fetch);
  },
});

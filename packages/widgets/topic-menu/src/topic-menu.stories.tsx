import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend, type FakeBackendOptions, type Fault } from "@quire/testing";
import type { CSSProperties } from "react";
import preview from "../../../../.storybook/preview.js";
import { TopicMenu } from "./index.js";

/** Leaves room for the menu. */
const ROOM: CSSProperties = { minBlockSize: 640 };

async function settled(canvas: HTMLElement, isSettled: (root: ShadowRoot) => boolean): Promise<ShadowRoot> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const root = canvas.querySelector('[data-quire-widget="topic-menu"]')?.shadowRoot;
    if (root && isSettled(root) && root.getAnimations().length === 0) return root;
  }
}

async function press(canvas: HTMLElement, part: string, index = 0): Promise<void> {
  const found = (root: ShadowRoot) => root.querySelectorAll<HTMLElement>(`[part="${part}"]`)[index];
  found(await settled(canvas, (root) => found(root) !== undefined))?.click();
}

const meta = preview.meta({
  title: "Widgets/Topic menu",
  component: TopicMenu,
  args: { open: true },
  decorators: [
    (Story) => (
      <div style={ROOM}>
        <Story />
      </div>
    ),
  ],
});

/** Opens a new page before a story, with this backend instead of the network. */
function serve(options: FakeBackendOptions) {
  return () => {
    const { fetch } = globalThis;
    const backend = createFakeBackend(options);
    globalThis.fetch = backend.fetch;
    localStorage.clear();
    newPage();
    return () => {
      globalThis.fetch = fetch;
      backend.reset();
    };
  };
}

/** A user who follows these topics. */
const reader = (topic: readonly string[], ...faults: readonly Fault[]) =>
  serve({ user: {}, follows: { topic }, faults });

const TOPICS = ["Strategy", "Negotiation strategies", "Managing Yourself", "Economics", "Leading Teams"];
const LONG = "Decision making and problem solving in Donaudampfschifffahrtsgesellschaften since 1956";

export const Closed = meta.story({ args: { open: false, value: "Economics" }, beforeEach: reader(TOPICS) });

export const Loading = meta.story({ beforeEach: reader([], { hang: true, times: Infinity }) });

export const Empty = meta.story({ beforeEach: reader([]) });

export const Guest = meta.story({ beforeEach: serve({}) });

export const ReadFails = meta.story({ beforeEach: reader([], { status: 404, body: {}, times: Infinity }) });

export const Several = meta.story({ args: { value: "Managing Yourself" }, beforeEach: reader(TOPICS) });

export const Asked = meta.story({
  beforeEach: reader(TOPICS),
  play: ({ canvasElement }) => press(canvasElement, "remove", 1),
});

export const AskedLongText = meta.story({
  beforeEach: reader([LONG, ...TOPICS]),
  play: ({ canvasElement }) => press(canvasElement, "remove", 0),
});

export const RemovalFails = meta.story({
  beforeEach: reader(TOPICS, { call: "unfollow", status: 500, body: {}, times: Infinity }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, "remove", 1);
    await press(canvasElement, "answer");
    await settled(canvasElement, (root) => root.querySelector('[part="item-problem"]:not(:empty)') !== null);
  },
});

export const Many = meta.story({
  beforeEach: reader(Array.from({ length: 150 }, (_, index) => `Topic ${index + 1}`)),
});

export const LongText = meta.story({ args: { value: LONG }, beforeEach: reader([LONG, ...TOPICS]) });

export const RightToLeft = meta.story({
  args: { value: "التفاوض" },
  beforeEach: reader(["استراتيجية", "التفاوض", "Economics"]),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  beforeEach: reader([LONG, ...TOPICS]),
  globals: { viewport: { value: "mobile1" } },
});

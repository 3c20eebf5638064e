import { pageSingleton } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { giftStore } from "@quire/services/gift";
import preview from "../../../../.storybook/preview.js";
import { type FakeGifts, fakeGifts, json } from "../test/fake-gifts.js";
import { GiftLink } from "./gift-link.js";
import { giftsStore } from "./gifts-store.js";

type Story = { readonly canvasElement: HTMLElement };

/** Before a story: what the server answers. */
function serve(change: (fake: FakeGifts) => void = () => {}) {
  return () => {
    const { fetch } = globalThis;
    const fake = fakeGifts();
    change(fake);
    globalThis.fetch = (input, options) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      return pathname.startsWith("/api/") ? fake.fetch(input, options) : fetch(input, options);
    };
    pageSingleton("gift-link-story", () => configure({ customerService: { phone: "+1 800 555 0142" } }));
    giftsStore().setState({}, true);
    giftStore().setState({ giftsLeft: undefined });
    return () => {
      globalThis.fetch = fetch;
    };
  };
}

/** Presses the button, and waits for what comes of it. */
const pressed =
  (selector: string) =>
  async ({ canvasElement }: Story): Promise<void> => {
    const find = (what: string) =>
      canvasElement.querySelector("[data-quire-widget]")?.shadowRoot?.querySelector<HTMLElement>(what);
    while (!find("button")) await new Promise(requestAnimationFrame);
    find("button")?.click();
    while (!find(selector)) await new Promise(requestAnimationFrame);
  };

const meta = preview.meta({
  title: "Widgets/Gift link",
  component: GiftLink,
  args: { url: "/2026/11/strategy", articleTitle: "What Is Strategy?" },
  beforeEach: serve(),
});

export const Ready = meta.story({});

export const Given = meta.story({ play: pressed("input") });

export const Busy = meta.story({
  beforeEach: serve((fake) => {
    fake.answer = () => new Promise(() => {});
  }),
  play: pressed("[aria-busy=true]"),
});

export const NoneLeft = meta.story({
  beforeEach: serve((fake) => {
    fake.answer = () => json({ errors: [{ code: "no-gifts-left" }] }, 403);
  }),
  play: pressed("button:not([aria-busy])"),
});

export const ForSubscribers = meta.story({
  beforeEach: serve((fake) => {
    fake.answer = () => json({ errors: [] }, 403);
  }),
  play: pressed("[role=alert]"),
});

export const Failed = meta.story({
  beforeEach: serve((fake) => {
    fake.answer = () => json({}, 500);
  }),
  play: pressed("[role=alert]"),
});

export const LongText = meta.story({
  args: { articleTitle: "A title that goes on and on. ".repeat(12) },
  beforeEach: serve((fake) => {
    const articleGiftURL = `${location.origin}/2026/11/${"a-very-long-address-".repeat(12)}`;
    fake.answer = () => json({ articleGiftURL, articleGiftsLeft: 1_000 });
  }),
  play: pressed("input"),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" }, play: pressed("input") });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } }, play: pressed("input") });

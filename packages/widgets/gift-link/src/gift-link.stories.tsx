import { pageSingleton } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { giftStore } from "@quire/services/gift";
import { createFakeBackend, type FakeBackendOptions, type Fault } from "@quire/testing";
import preview from "../../../../.storybook/preview.js";
import { giftsStore } from "./gifts-store.js";
import { GiftLink } from "./index.js";

type Story = { readonly canvasElement: HTMLElement };

const ARTICLE = "/2026/11/strategy";

/** Prepares a story: the article already has this gift link, so that screenshots stay the same. */
function serve(options: FakeBackendOptions = {}, gift = `${ARTICLE}?gift=abc`) {
  return () => {
    const { fetch } = globalThis;
    const backend = createFakeBackend({ user: {}, giftsLeft: 3, ...options });
    backend.state.user?.gifts.set(location.origin + ARTICLE, location.origin + gift);
    globalThis.fetch = backend.fetch;
    pageSingleton("gift-link-story", () => configure({ customerService: { phone: "+1 800 555 0142" } }));
    giftsStore().setState({}, true);
    giftStore().setState({ giftsLeft: undefined });
    return () => {
      globalThis.fetch = fetch;
      backend.reset();
    };
  };
}

const serveFault = (fault: Fault) => serve({ faults: [{ call: "giveArticleGift", ...fault }] });

/** Clicks the button, and waits for the result. */
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
  args: { url: ARTICLE, articleTitle: "What Is Strategy?" },
  beforeEach: serve(),
});

export const Ready = meta.story({});

export const Given = meta.story({ play: pressed("input") });

export const Busy = meta.story({
  beforeEach: serveFault({ hang: true }),
  play: pressed("[aria-busy=true]"),
});

export const NoneLeft = meta.story({
  beforeEach: serveFault({ status: 403, body: { errors: [{ code: "no-gifts-left" }] } }),
  play: pressed("button:not([aria-busy])"),
});

export const ForSubscribers = meta.story({
  beforeEach: serveFault({ status: 403, body: { errors: [] } }),
  play: pressed("[role=alert]"),
});

export const Failed = meta.story({
  beforeEach: serveFault({ status: 500, body: {} }),
  play: pressed("[role=alert]"),
});

export const LongText = meta.story({
  args: { articleTitle: "A title that goes on and on. ".repeat(12) },
  beforeEach: serve({ giftsLeft: 1_000 }, `/2026/11/${"a-very-long-address-".repeat(12)}`),
  play: pressed("input"),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" }, play: pressed("input") });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } }, play: pressed("input") });

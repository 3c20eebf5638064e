import { type Session, sessionStore } from "@quire/services/session";
import preview from "../../../../.storybook/preview.js";
import { VisualItem } from "./index.js";

// A drawing as on a page, without a file.
const image = "https://quire.test/art/napkin.svg";
const item = {
  id: "v-1",
  title: "The Napkin",
  url: "/visual-library/the-napkin",
  summary:
    "A strategy in one drawing: the customer, the thing only you do, and the arrow for how money comes back.",
};

// A user like the session service sets it.
const SUBSCRIBER = {
  status: "known",
  user: { id: "7", status: "subscribers", subscriber: { digest: "d-9" } },
} as unknown as Session;

const reads = (session: Session) => () => {
  const before = sessionStore().getState();
  sessionStore().setState(session, true);
  return () => sessionStore().setState(before, true);
};

const meta = preview.meta({
  title: "Widgets/Visual item",
  component: VisualItem,
  args: { item, asset: "the-napkin.svg" },
  beforeEach: reads({ status: "anonymous" }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Guest = meta.story({});

export const Subscriber = meta.story({
  args: { downloads: [{ link: "/files/napkin.pdf", format: "PDF" }] },
  beforeEach: reads(SUBSCRIBER),
});

export const PaywallOpen = meta.story({ args: { paywallEnabled: true } });

/** The session is still unknown. */
export const Loading = meta.story({ beforeEach: reads({ status: "unknown" }) });

export const ReadOnly = meta.story({ args: { readOnly: true }, beforeEach: reads(SUBSCRIBER) });

/** Image and title from the page's own markup. */
export const Adopted = meta.story({
  args: {
    children: (
      <figure style={{ margin: 0 }}>
        <div style={{ blockSize: 160, background: "#e7e4ea" }} />
        <figcaption>The Napkin</figcaption>
      </figure>
    ),
  },
});

/** The picture fails to load. */
export const WithoutPicture = meta.story({ args: { item: { ...item, image } } });

export const Empty = meta.story({ args: { item: undefined, asset: "" } });

export const LongText = meta.story({
  args: {
    item: { ...item, title: "Every way in which a promise can break, drawn on one page. ".repeat(4) },
    downloads: ["PDF", "PNG", "PPTX", "SVG"].map((format) => ({ link: `/files/napkin.${format}`, format })),
  },
  beforeEach: reads(SUBSCRIBER),
});

export const RightToLeft = meta.story({
  args: { item: { ...item, title: "المنديل", summary: "" } },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

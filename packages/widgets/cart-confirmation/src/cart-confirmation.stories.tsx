import { type Addition, additionStore } from "@quire/services/cart";
import { configure } from "@quire/services/configuration";
import preview from "../../../../.storybook/preview.js";
import { ADDED, ALREADY_THERE, COMING, NOT_ADDED, UNKNOWN, WITH_PERMISSIONS } from "../test/additions.js";
import { CartConfirmation } from "./index.js";

function after(addition: { readonly addition: Addition } | { readonly addition: undefined }) {
  return () => {
    configure({ customerService: { phone: "1-800-555-0142", phoneElsewhere: "+1-617-555-0117" } });
    additionStore().setState(addition, true);
  };
}

const LONG = "Donaudampfschifffahrtsgesellschaftskapitänspatent, with the index of all volumes since 1956. ";

const meta = preview.meta({
  title: "Widgets/Cart confirmation",
  component: CartConfirmation,
  args: { open: true },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  beforeEach: after(ADDED),
});

export const Added = meta.story({});

export const Permissions = meta.story({ beforeEach: after(WITH_PERMISSIONS) });

export const AlreadyThere = meta.story({ beforeEach: after(ALREADY_THERE) });

export const ComingSoon = meta.story({ beforeEach: after(COMING) });

export const WithRelated = meta.story({
  args: {
    children: (
      <p slot="related">
        <a href="/product/boring-leaders/10014">Boring Leaders</a>
      </p>
    ),
  },
});

export const NotAdded = meta.story({ beforeEach: after(NOT_ADDED) });

export const NothingYet = meta.story({ beforeEach: after({ addition: undefined }) });

export const OfUnknown = meta.story({ beforeEach: after(UNKNOWN) });

export const LongText = meta.story({
  beforeEach: after({
    addition: { ...ADDED.addition, cart: null, items: [{ productId: LONG, format: LONG, quantity: 9999 }] },
  }),
});

export const RightToLeft = meta.story({
  beforeEach: after(WITH_PERMISSIONS),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  beforeEach: after(WITH_PERMISSIONS),
  globals: { viewport: { value: "mobile1" } },
});

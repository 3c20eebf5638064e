import { createFakeBackend } from "@quire/testing";
import { MiniCart, QuireProvider } from "@quire/widgets";
import type { ComponentType } from "react";

const backend = createFakeBackend({ cart: [{ availabilityId: "7001-HBK" }] });

export default {
  component: MiniCart,
  beforeEach: () => backend.install(),
  decorators: [
    (Story: ComponentType) => (
      <QuireProvider>
        <Story />
      </QuireProvider>
    ),
  ],
};

export const OneLine = {};

export const Failed = {
  beforeEach: () => backend.install({ faults: [{ call: "shoppingCart", status: 503, times: Infinity }] }),
};

import { describeConformance } from "@quire/conformance";
import { answer } from "@quire/conformance/answers";
import { afterEach, describe, vi } from "vitest";
import { ITEM, LIBRARY } from "../../test/library-answers.js";
import { BulkDiscardFlyout } from "../bulk-discard/bulk-discard-flyout.js";
import { BulkDiscardFlyoutElement, bulkDiscardFlyout } from "../bulk-discard/element.js";
import { DiscardFlyout } from "./discard-flyout.js";
import { DiscardFlyoutElement, discardFlyout } from "./element.js";

const OTHER = { id: "8", title: "Another Item" };
const question = (view: HTMLElement) => view.querySelector(".quire-question")?.textContent ?? "";
const yes = (view: HTMLElement) => view.querySelector<HTMLElement>(".quire-answers > button")?.click();
const prepare = () => {
  vi.stubGlobal("fetch", answer({ ...LIBRARY, "DELETE /api/user/saves": {} }));
};

afterEach(() => vi.unstubAllGlobals());

describe("discard-flyout", () => {
  describeConformance({
    widget: discardFlyout,
    element: DiscardFlyoutElement,
    component: DiscardFlyout,
    open: true,
    attributes: { item: JSON.stringify(ITEM) },
    sample: { item: JSON.stringify(OTHER) },
    shows: (view) => question(view).includes("discard Another Item from"),
    events: { onDiscarded: yes },
    prepare,
  });
});

describe("bulk-discard-flyout", () => {
  describeConformance({
    widget: bulkDiscardFlyout,
    element: BulkDiscardFlyoutElement,
    component: BulkDiscardFlyout,
    open: true,
    attributes: { items: JSON.stringify([ITEM]) },
    sample: { items: JSON.stringify([ITEM, OTHER]) },
    shows: (view) => question(view).includes("discard 2 items from"),
    events: { onBulkDiscarded: yes },
    prepare,
  });
});

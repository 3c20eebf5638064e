import { describeConformance } from "@quire/conformance";
import { answer } from "@quire/conformance/answers";
import { vi } from "vitest";
import { ShareFlyoutElement, shareFlyout } from "./element.js";
import { ShareFlyout } from "./share-flyout.js";

const popup = { closed: false, opener: {}, location: { replace() {} } };

describeConformance({
  widget: shareFlyout,
  element: ShareFlyoutElement,
  component: ShareFlyout,
  open: true,
  attributes: { title: "What Is Strategy?" },
  sample: { url: "/2026/11/strategy" },
  shows: (view) => view.querySelector("input")?.value === `${location.origin}/2026/11/strategy`,
  events: {
    onShared(view) {
      vi.spyOn(window, "open").mockReturnValue(popup as unknown as Window); // Has only the members in use.
      view.querySelector<HTMLElement>("[role=tab]")?.click();
    },
  },
  prepare() {
    vi.stubGlobal("fetch", answer({ "/api/user/profile": { status: 401 }, "/api/user/share": {} }));
  },
});

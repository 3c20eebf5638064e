import { describeConformance } from "@quire/conformance";
import { answer } from "@quire/conformance/answers";
import { expect, vi } from "vitest";
import { ShareListFlyoutElement, shareListFlyout } from "./element.js";
import { ShareListFlyout } from "./share-list-flyout.js";

/** Returns the title from the frame, which is in the shadow root around the view. */
function getTitle(view: HTMLElement): string | undefined {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector("[part=title]")?.textContent : undefined;
}
const popup = { closed: false, opener: {}, location: { replace() {} } };

describeConformance({
  widget: shareListFlyout,
  element: ShareListFlyoutElement,
  component: ShareListFlyout,
  open: true,
  attributes: { "list-id": "7" },
  sample: { name: "Board papers" },
  shows: (view) => getTitle(view) === "Share Board papers",
  events: {
    async onShared(view) {
      vi.spyOn(window, "open").mockReturnValue(popup as unknown as Window); // Has only the used members.
      await expect.poll(() => view.querySelector("[role=tab]")).not.toBeNull();
      view.querySelector<HTMLElement>("[role=tab]")?.click();
    },
  },
  prepare() {
    const answers = { "/api/user/list/url/7": { body: { listurl: "/my-library/library/board-papers" } } };
    vi.stubGlobal(
      "fetch",
      answer({ "/api/user/profile": { status: 401 }, "/api/user/share": {}, ...answers }),
    );
  },
});

import { OPEN_OVERLAY } from "@quire/core";
import { afterEach, expect, it, vi } from "vitest";
import { stayAfterSignIn } from "./continue-after-sign-in.js";
import { newReader } from "./new-reader.js";
import { dropPendingAction, savePendingAction } from "./pending-action.js";
import { runPendingAction } from "./run-pending-action.js";

const asked = vi.fn((event: Event) => event.preventDefault());

afterEach(() => {
  document.removeEventListener(OPEN_OVERLAY, asked);
  asked.mockClear();
  dropPendingAction();
  localStorage.clear();
});

it("opens the guest's overlay once after sign-in, and lets it take focus", async () => {
  document.addEventListener(OPEN_OVERLAY, asked);
  savePendingAction({
    action: "open",
    data: { name: "change-password-flyout", attributes: { action: "/a" } },
  });
  await runPendingAction();
  await runPendingAction();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    detail: { name: "change-password-flyout", attributes: { action: "/a" }, keyboard: true },
  });
});

it("waits from sign-in until the page stays, although the session loads earlier (content-4.1)", async () => {
  document.addEventListener(OPEN_OVERLAY, asked);
  savePendingAction({ action: "open", data: { name: "change-password-flyout", attributes: {} } });
  newReader();
  await runPendingAction();
  expect(asked).not.toHaveBeenCalled();
  vi.stubGlobal(
    "fetch",
    async () => new Response('{"id":"1"}', { headers: { "content-type": "application/json" } }),
  );
  await stayAfterSignIn();
  await runPendingAction();
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each(["onclick", "data value", "1st", "-x", "Open"])(
  "opens nothing for the invalid attribute name %j (robustness-16)",
  async (attribute) => {
    document.addEventListener(OPEN_OVERLAY, asked);
    vi.spyOn(console, "error").mockImplementation(() => {});
    savePendingAction({ action: "open", data: { name: "flyout", attributes: { [attribute]: "alert(1)" } } });
    await runPendingAction();
    expect(asked).not.toHaveBeenCalled();
  },
);

it("opens an overlay with attributes of several words", async () => {
  document.addEventListener(OPEN_OVERLAY, asked);
  savePendingAction({ action: "open", data: { name: "flyout", attributes: { "account-on": "1" } } });
  await runPendingAction();
  expect(asked).toHaveBeenCalledTimes(1);
});

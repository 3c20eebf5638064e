import { OPEN_OVERLAY } from "@quire/core";
import { afterEach, expect, it, vi } from "vitest";
import { stayAfterSignIn } from "./continue-after-sign-in.js";
import { newReader } from "./new-reader.js";
import { dropPendingAction, savePendingAction } from "./pending-action.js";
import { runPendingAction } from "./run-pending-action.js";

const onRequest = vi.fn((event: Event) => event.preventDefault());

afterEach(() => {
  document.removeEventListener(OPEN_OVERLAY, onRequest);
  onRequest.mockClear();
  dropPendingAction();
  localStorage.clear();
});

it("opens the guest's overlay once after sign-in, and lets it take focus", async () => {
  document.addEventListener(OPEN_OVERLAY, onRequest);
  savePendingAction({
    action: "open",
    data: { name: "change-password-flyout", attributes: { action: "/a" } },
  });
  await runPendingAction();
  await runPendingAction();
  expect(onRequest).toHaveBeenCalledTimes(1);
  expect(onRequest.mock.calls[0]?.[0]).toMatchObject({
    detail: { name: "change-password-flyout", attributes: { action: "/a" }, keyboard: true },
  });
});

it("waits from sign-in until the page stays, although the session loads earlier (content-4.1)", async () => {
  document.addEventListener(OPEN_OVERLAY, onRequest);
  savePendingAction({ action: "open", data: { name: "change-password-flyout", attributes: {} } });
  newReader();
  await runPendingAction();
  expect(onRequest).not.toHaveBeenCalled();
  vi.stubGlobal(
    "fetch",
    async () => new Response('{"id":"1"}', { headers: { "content-type": "application/json" } }),
  );
  await stayAfterSignIn();
  await runPendingAction();
  expect(onRequest).toHaveBeenCalledTimes(1);
});

it.each(["onclick", "data value", "1st", "-x", "Open"])(
  "opens nothing for the invalid attribute name %j (robustness-16)",
  async (attribute) => {
    document.addEventListener(OPEN_OVERLAY, onRequest);
    vi.spyOn(console, "error").mockImplementation(() => {});
    savePendingAction({ action: "open", data: { name: "flyout", attributes: { [attribute]: "alert(1)" } } });
    await runPendingAction();
    expect(onRequest).not.toHaveBeenCalled();
  },
);

it("opens an overlay with attributes of several words", async () => {
  document.addEventListener(OPEN_OVERLAY, onRequest);
  savePendingAction({ action: "open", data: { name: "flyout", attributes: { "account-on": "1" } } });
  await runPendingAction();
  expect(onRequest).toHaveBeenCalledTimes(1);
});

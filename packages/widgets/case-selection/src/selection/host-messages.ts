import { report } from "@quire/core";
import { openGate, type Sender } from "@quire/core/bridge";
import * as v from "valibot";
import { downloadsStore, getDownloadPath } from "../downloads.js";
import { showPaywall } from "./show-paywall.js";

/** An id of a case: a number or a name. */
const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(200));

/** The widget's own replies. They return if the host is a script of this window, and are ignored. */
const Answer = v.object({});
const ignore = () => {};

/** Handles the host's messages (accounts-4.14) until the signal aborts. Messages of other origins are ignored. */
export function listenToHost(signal: AbortSignal): void {
  openGate({
    schemas: {
      "enable-paywall": v.object({}),
      "full-content-available": v.object({ eid: Id, iid: Id }),
      "paywall-shown": Answer,
      "paywall-passed": Answer,
      "download-enabled": Answer,
    },
    handlers: {
      "enable-paywall": (_, sender) => void enablePaywall(sender, signal),
      "full-content-available": (message, sender) => setFree(message, sender),
      "paywall-shown": ignore,
      "paywall-passed": ignore,
      "download-enabled": ignore,
    },
    bare: ["enable-paywall"],
    signal,
  });
}

async function enablePaywall(sender: Sender, signal: AbortSignal): Promise<void> {
  try {
    if (signal.aborted) return;
    const isShown = await showPaywall();
    sender.reply({ type: isShown ? "paywall-shown" : "paywall-passed" });
  } catch (error) {
    report(error);
  }
}

function setFree({ eid, iid }: { readonly eid: string; readonly iid: string }, { reply }: Sender): void {
  const path = getDownloadPath(eid, iid);
  if (path === undefined) return;
  const { available } = downloadsStore().getState();
  if (!available.has(path)) downloadsStore().setState({ available: new Set([...available, path]) });
  reply({ type: "download-enabled", eid, iid });
}

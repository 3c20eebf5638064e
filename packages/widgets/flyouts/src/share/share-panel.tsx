import { report } from "@quire/core";
import { useHost } from "@quire/element";
import { type Network, noteShare } from "@quire/services/sharing";
import { CopyField } from "@quire/ui";
import type { ReactNode } from "react";
import { destroyFlyout } from "../destroy-flyout.js";
import { DeviceButton } from "./device-button.js";
import { EmailPanel } from "./email-panel.js";
import { NetworkPanel } from "./network-panel.js";
import { NETWORKS } from "./networks.js";
import { Tabs } from "./tabs.js";
import { text } from "./text.js";
import { useShortAddress } from "./use-short-address.js";

/** By what something was shared; networks and e-mail as payloads have them (content-3.10). */
export type Provider = Network | "email" | "device";

interface SharePanelProps {
  /** Whole, and safe. */
  readonly url: string;
  readonly title: string;
  readonly onShared: (detail: { readonly provider: Provider; readonly url: string }) => void;
}

/** The address to copy, and the ways to share it: the device's own, networks, e-mail. */
export function SharePanel({ url, title, onShared }: SharePanelProps): ReactNode {
  const { host } = useHost().shell;
  const address = useShortAddress(url);
  const shared = { url, title };

  function finish(provider: Provider): void {
    onShared({ provider, url });
    destroyFlyout(host, provider === "device" ? text("deviceShared") : text("shared", { provider }));
  }
  function finishNetwork(network: Network): void {
    // Only the reader's history goes without it.
    noteShare(network, url).then((outcome) => outcome.kind === "failed" && report(outcome.error), report);
    finish(network);
  }
  const networks = NETWORKS.map(({ network, label }) => ({
    name: network,
    label,
    panel: <NetworkPanel network={network} label={label} shared={shared} onShared={finishNetwork} />,
  }));
  const email = {
    name: "email",
    label: text("email"),
    panel: <EmailPanel url={url} onSent={() => finish("email")} />,
  };
  return (
    <div className="quire-flyout">
      <DeviceButton shared={shared} onShared={() => finish("device")} />
      <CopyField label={text("address")} value={address} />
      <Tabs label={text("ways")} tabs={[...networks, email]} />
    </div>
  );
}

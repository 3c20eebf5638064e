import { report } from "@quire/core";
import { useHost } from "@quire/element";
import { MARKS, type Mark } from "@quire/features/sharing";
import { type Network, openSharePopup, shareAddress } from "@quire/services/sharing";
import { CopyField, Notice } from "@quire/ui";
import { createElement, type ReactNode, useState } from "react";
import { destroyFlyout } from "../destroy-flyout.js";
import { DeviceButton } from "./device-button.js";
import { EmailPanel, loadShareLater } from "./email-panel.js";
import { Tabs } from "./tabs.js";
import { type EmailDraft, hasInput } from "./use-email-draft.js";
import { useShortAddress } from "./use-short-address.js";
import { text } from "./view/text.js";

/** `detail` of `quire-shared`. */
export interface SharedDetail {
  /** `Twitter` is X. `device` is the device's share sheet. */
  readonly provider: Provider;
  readonly url: string;
}

/**
 * Name of a network on the page. Payloads and confirmations call X by its older name (content-3.10,
 * content-8.9).
 */
const NETWORKS: readonly { readonly network: Network; readonly label: string }[] = [
  { network: "Facebook", label: "Facebook" },
  { network: "Twitter", label: "X" },
  { network: "LinkedIn", label: "LinkedIn" },
];

/** The way of sharing; networks and e-mail have the names of payloads (content-3.10). */
type Provider = Network | "email" | "device";

interface SharePanelProps {
  /** Absolute and safe address. */
  readonly url: string;
  readonly title: string;
  readonly emailDraft: EmailDraft;
  readonly onShared: (detail: { readonly provider: Provider; readonly url: string }) => void;
}

/** The address to copy, and the ways to share it: the device's share sheet, networks, and e-mail. */
export function SharePanel({ url, title, emailDraft, onShared }: SharePanelProps): ReactNode {
  const { host } = useHost().shell;
  const address = useShortAddress(url);
  const shared = { url, title };
  const [blocked, setBlocked] = useState<{ readonly network: Network; readonly href: string }>();

  function finish(provider: Provider): void {
    emailDraft.reset();
    onShared({ provider, url });
    const name = provider === "email" ? text("byEmail") : provider;
    destroyFlyout(host, provider === "device" ? text("deviceShared") : text("shared", { provider: name }));
  }
  function finishNetwork(network: Network): void {
    // A failure only affects the user's history.
    loadShareLater()
      .then(({ noteShare }) => noteShare(network, url))
      .then((outcome) => outcome.kind === "failed" && report(outcome.error), report);
    finish(network);
  }
  function press(network: Network): void {
    const href = shareAddress(network, shared);
    const isBlocked = href !== undefined && !openSharePopup(href);
    setBlocked(isBlocked ? { network, href } : undefined);
    if (href !== undefined && !isBlocked) finishNetwork(network);
  }
  const networks = NETWORKS.map(({ network, label }) => ({
    name: network,
    label,
    icon: <Icon of={network} />,
    onPress: () => press(network),
    panel: <NetworkPanel label={label} blocked={blocked?.network === network ? blocked.href : undefined} />,
  }));
  const email = {
    name: "email",
    label: text("email"),
    icon: <Icon of="email" />,
    panel: <EmailPanel url={url} emailDraft={emailDraft} onSent={() => finish("email")} />,
  };
  const device = <DeviceButton shared={shared} onShared={() => finish("device")} />;
  // Phones show the device's share sheet first, other devices the copy button.
  const isPhone = matchMedia("(pointer: coarse)").matches;
  return (
    <div className="quire-flyout">
      {isPhone && device}
      <CopyField label={text("address")} value={address} />
      {!isPhone && device}
      <Tabs
        label={text("ways")}
        tabs={[...networks, email]}
        first={hasInput(emailDraft.draft) ? email.name : ""}
      />
    </div>
  );
}

/** Decorative icon of a share button, whose name is next to it. */
function Icon({ of }: { readonly of: Mark }): ReactNode {
  return (
    <svg className="quire-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARKS[of]} fillRule="evenodd" />
    </svg>
  );
}

interface NetworkPanelProps {
  readonly label: string;
  /** Address of the network's share page, if the browser has blocked its popup. */
  readonly blocked: string | undefined;
}

/**
 * Text for a click on a network's tab. If the browser has blocked the popup, a link opens the same page in a tab. That
 * link is not counted as a share, because the page cannot know if the tab opens.
 */
function NetworkPanel({ label, blocked }: NetworkPanelProps): ReactNode {
  const link = (words: string) => (
    <a part="link" className="quire-link" href={blocked} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
  return (
    <>
      <p className="quire-hint">{text("opens", { network: label })}</p>
      {blocked && (
        <Notice tone="error">
          {createElement(
            "p",
            { className: "quire-text" },
            ...text.rich("blocked", { network: label }, { link }),
          )}
        </Notice>
      )}
    </>
  );
}

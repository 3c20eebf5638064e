import { copyText, isPlainClick, ownDocument } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import {
  absoluteAddress,
  type Network,
  openSharePopup,
  pageAddress,
  shareAddress,
} from "@quire/services/sharing";
import { text } from "./text.js";

/** How something was shared; X is called Twitter, as in payloads (content-3.10). */
export interface SharedBy {
  readonly provider: Network | "email" | "link";
  readonly url: string;
}

interface ShareBarOptions {
  readonly url: string;
  readonly heading: string;
  readonly onShared: (detail: SharedBy) => void;
}

interface Share {
  readonly url: string;
  readonly title: string;
}

const NETWORKS: readonly (readonly [network: Network, name: string])[] = [
  ["Facebook", "Facebook"],
  ["Twitter", "X"],
  ["LinkedIn", "LinkedIn"],
];

/** Links that share a page, in plain DOM. */
export class ShareBarView implements DomView<ShareBarOptions> {
  readonly #place: DomPlace;
  readonly #bar = makeElement("div", { part: "bar", role: "group" });
  readonly #status = makeElement("p", { part: "status", role: "status" });
  #tell: ShareBarOptions["onShared"] = () => {};
  #shown = "";

  constructor(place: DomPlace) {
    this.#place = place;
    place.root.append(this.#bar, this.#status);
  }

  set({ url, heading, onShared }: ShareBarOptions): void {
    this.#tell = onShared;
    const address = absoluteAddress(url || pageAddress());
    const share = { url: address ?? "", title: heading || ownDocument.title };
    // Made anew only where it differs: the focus stays.
    if (this.#shown === JSON.stringify(share)) return;
    this.#shown = JSON.stringify(share);
    this.#place.show(address === undefined ? "error" : "ready");
    this.#bar.setAttribute("aria-label", text("share"));
    this.#bar.replaceChildren(...(address === undefined ? [] : this.#links(share)));
  }

  end(): void {
    this.#status.replaceChildren();
  }

  #links(share: Share): HTMLElement[] {
    const copy = makeElement("button", { part: "share", type: "button" }, text("copy"));
    copy.addEventListener("click", () => void this.#copy(share));
    return [
      makeElement("span", { part: "label", "aria-hidden": "true" }, text("share")),
      ...NETWORKS.map(([network, name]) => this.#network(network, name, share)),
      this.#email(share),
      copy,
    ];
  }

  #network(network: Network, name: string, share: Share): HTMLElement {
    const link = makeElement(
      "a",
      {
        part: "share",
        href: shareAddress(network, share) ?? "",
        target: "_blank",
        rel: "noopener noreferrer",
        "aria-label": text("shareOn", { network: name }),
      },
      name,
    );
    link.addEventListener("click", (event) => {
      // Where the popup is blocked, the link opens in a tab.
      if (isPlainClick(event) && openSharePopup(network, share).kind === "opened") event.preventDefault();
      this.#tell({ provider: network, url: share.url });
    });
    return link;
  }

  #email({ url, title }: Share): HTMLElement {
    const href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
    const link = makeElement("a", { part: "share", href }, text("email"));
    link.addEventListener("click", () => this.#tell({ provider: "email", url }));
    return link;
  }

  async #copy({ url }: Share): Promise<void> {
    this.#status.textContent = ""; // What is said again is announced again.
    const isCopied = await copyText(url);
    this.#status.textContent = isCopied ? text("copied") : text("notCopied", { url });
    if (isCopied) this.#tell({ provider: "link", url });
  }
}

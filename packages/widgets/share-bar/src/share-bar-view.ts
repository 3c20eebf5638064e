import { copyText, isPlainClick, ownDocument } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { MARKS, type Mark } from "@quire/features/sharing";
import {
  canShareByDevice,
  getPageAddress,
  type Network,
  openSharePopup,
  shareAddress,
  shareByDevice,
  toAbsoluteAddress,
} from "@quire/services/sharing";
import { text } from "./text.js";

/** The channel of a share. X is called Twitter, as in payloads (content-3.10). */
export interface SharedBy {
  readonly provider: Network | "email" | "link" | "device";
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

/** Links and buttons that share a page, as icons with names, in plain DOM. */
export class ShareBarView implements DomView<ShareBarOptions> {
  readonly #place: DomPlace;
  readonly #bar = makeElement("div", { part: "bar", role: "group" });
  readonly #status = makeElement("p", { part: "status", role: "status" });
  #onShared: ShareBarOptions["onShared"] = () => {};
  #shown = "";

  constructor(place: DomPlace) {
    this.#place = place;
    place.root.append(this.#bar, this.#status);
  }

  set({ url, heading, onShared }: ShareBarOptions): void {
    this.#onShared = onShared;
    const address = toAbsoluteAddress(url || getPageAddress());
    const share = { url: address ?? "", title: heading || ownDocument.title };
    // Renders only after a change, so that focus stays.
    if (this.#shown === JSON.stringify(share)) return;
    this.#shown = JSON.stringify(share);
    this.#place.show(address === undefined ? "error" : "ready");
    this.#bar.setAttribute("aria-label", text("share"));
    this.#bar.replaceChildren(...(address === undefined ? [] : this.#createButtons(share)));
  }

  end(): void {
    this.#status.replaceChildren();
  }

  /** Creates the buttons: the device's share sheet first, then copying, networks and e-mail. */
  #createButtons(share: Share): HTMLElement[] {
    // The style sheet shows the device button on phones, unless this attribute is set.
    this.#bar.toggleAttribute("data-no-device", !canShareByDevice(share));
    return [
      makeElement("span", { part: "label", "aria-hidden": "true" }, text("share")),
      this.#device(share),
      this.#copy(share),
      ...NETWORKS.map(([network, name]) => this.#network(network, name, share)),
      this.#email(share),
    ];
  }

  #device(share: Share): HTMLElement {
    const button = createShareControl("button", "device", text("device"), { type: "button" });
    button.addEventListener("click", async () => {
      const outcome = await shareByDevice(share);
      if (outcome === "shared") this.#onShared({ provider: "device", url: share.url });
      if (outcome === "failed") this.#status.textContent = text("deviceFailed");
    });
    return button;
  }

  #copy({ url }: Share): HTMLElement {
    const button = createShareControl("button", "link", text("copy"), { type: "button" });
    button.addEventListener("click", async () => {
      this.#status.textContent = ""; // Clears the text, so that a repeated message is announced again.
      const isCopied = await copyText(url);
      this.#status.textContent = isCopied ? text("copied") : text("notCopied", { url });
      button.replaceChildren(makeIcon(isCopied ? "done" : "link"));
      if (isCopied) this.#onShared({ provider: "link", url });
    });
    return button;
  }

  #network(network: Network, name: string, share: Share): HTMLElement {
    const href = shareAddress(network, share) ?? "";
    const link = createShareControl("a", network, text("shareOn", { network: name }), {
      href,
      target: "_blank",
      rel: "noopener noreferrer",
    });
    link.addEventListener("click", (event) => {
      if (isPlainClick(event)) {
        // If the popup is blocked, the link opens in a tab. The page cannot know if the browser allows it.
        if (!openSharePopup(href)) return;
        event.preventDefault();
      }
      this.#onShared({ provider: network, url: share.url });
    });
    return link;
  }

  #email({ url, title }: Share): HTMLElement {
    // A shortened title may end inside a surrogate pair, which no address can contain.
    const href = `mailto:?subject=${encodeURIComponent(title.toWellFormed())}&body=${encodeURIComponent(url)}`;
    const link = createShareControl("a", "email", text("email"), { href });
    link.addEventListener("click", () => this.#onShared({ provider: "email", url }));
    return link;
  }
}

/** Creates a button or link of the bar: an icon with a name, which also shows as a tooltip. */
function createShareControl(
  tag: "a" | "button",
  mark: Mark,
  name: string,
  attributes: Readonly<Record<string, string>>,
): HTMLElement {
  const named = { part: "share", "data-way": mark, title: name, "aria-label": name };
  return makeElement(tag, { ...named, ...attributes }, makeIcon(mark));
}

const SVG = "http://www.w3.org/2000/svg";

/** Creates the icon of a way to share. */
function makeIcon(of: Mark): SVGElement {
  const icon = ownDocument.createElementNS(SVG, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  const path = ownDocument.createElementNS(SVG, "path");
  path.setAttribute("d", MARKS[of]);
  path.setAttribute("fill-rule", "evenodd");
  icon.append(path);
  return icon;
}

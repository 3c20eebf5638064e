import { ownDocument, safeHref } from "@quire/core";
import { reactView, useHost, useWidgetState } from "@quire/element";
import { useGiftsLeft } from "@quire/services/gift";
import { getPageAddress } from "@quire/services/sharing";
import { CopyField } from "@quire/ui";
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { GiftNote } from "./gift-note.js";
import { type Gift, giftsStore } from "./gifts-store.js";
import { giveArticleOrSignIn, handleKeptGifts } from "./give.js";
import { styles } from "./styles.js";
import { text } from "./text.js";

/** The payload of `onGiven` and `quire-given`. */
export interface GivenDetail {
  readonly articleGiftURL: string;
  readonly articleGiftsLeft: number | undefined;
}

interface GiftLinkViewProps {
  readonly url: string;
  readonly articleTitle: string;
  readonly onGiven: (detail: GivenDetail) => void;
}

/** A button that gives the article, then its link (content-6.14). */
export function GiftLinkView({ url, articleTitle, onGiven }: GiftLinkViewProps): ReactNode {
  const { signal } = useHost();
  const address = articleAddress(url);
  const gift = useGift(address);
  const left = useGiftsLeft();
  const pressed = useRef(false);
  const isBusy = gift?.kind === "busy";
  useWidgetState(gift?.kind === "failed" ? "error" : "ready");
  useEffect(handleKeptGifts, []);
  useEffect(() => {
    if (gift?.kind !== "given") return;
    const { articleGiftURL, articleGiftsLeft } = gift;
    onGiven({ articleGiftURL, articleGiftsLeft });
  }, [gift, onGiven]);

  function press({ currentTarget: trigger, detail }: MouseEvent<HTMLButtonElement>): void {
    pressed.current = true;
    void giveArticleOrSignIn(address, { trigger, keyboard: detail === 0, signal });
  }
  return (
    <div part="gift">
      {gift?.kind === "given" ? (
        <GivenLink
          address={gift.articleGiftURL}
          title={articleTitle || ownDocument.title}
          takesFocus={pressed.current}
        />
      ) : (
        <button
          type="button"
          className="quire-button"
          data-quiet=""
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          onClick={press}
        >
          <span>{text("give")}</span>
          <span className="quire-spinner" aria-hidden="true" />
        </button>
      )}
      <GiftNote gift={gift} left={left} />
    </div>
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(GiftLinkView, ...styles);

/**
 * Returns the article's address: the given one, or the page's own. A canonical address of another site, as on
 * a development machine, is ignored.
 */
function articleAddress(ownAddress: string): string {
  if (ownAddress) return ownAddress;
  const address = getPageAddress();
  const isOwn = URL.canParse(address) && new URL(address).origin === location.origin;
  return isOwn ? address : location.origin + location.pathname;
}

/** Returns the state of an article's gift, or `undefined` before the first request. */
function useGift(url: string): Gift | undefined {
  const { subscribe, getState } = giftsStore();
  const read = () => getState()[url];
  return useSyncExternalStore(subscribe, read, read);
}

interface GivenLinkProps {
  readonly address: string;
  readonly title: string;
  /** True after the user's click, because the focused button was removed. */
  readonly takesFocus: boolean;
}

/** The gift's link, to copy or share. */
function GivenLink({ address, title, takesFocus }: GivenLinkProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isFocusOnBody = ownDocument.activeElement === ownDocument.body;
    if (takesFocus && isFocusOnBody) box.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [takesFocus]);
  const mail = `mailto:?${new URLSearchParams({ subject: text("subject", { title }), body: address })}`;
  return (
    <div ref={box} part="given">
      <CopyField label={text("link")} value={address} />
      {/* If no flyout is loaded, the link starts an e-mail. */}
      <a
        className="quire-button"
        data-quiet=""
        href={safeHref(mail.replaceAll("+", "%20"))}
        data-quire-open="share-flyout"
        data-url={address}
        data-title={title}
      >
        {text("share")}
      </a>
    </div>
  );
}

import { reactView } from "@quire/element";
import { lightStyles, Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { credentialStyles } from "../flyout-styles.js";
import { SignedInFlyout } from "../signed-in-flyout.js";
import { text as flyouts } from "../text.js";
import sheet from "./passkeys.css?inline";
import { Passkeys, type PasskeysEvents } from "./passkeys.js";
import { type ReaderPasskeys, usePasskeys } from "./use-passkeys.js";
import { text } from "./view/text.js";

/** A reader's passkeys, once they are signed in (beyond-30). */
export function PasskeysView(events: PasskeysEvents): ReactNode {
  const passkeys = usePasskeys();
  return (
    <SignedInFlyout screen={passkeys.failed ? "failed" : ""} state={stateOf(passkeys)}>
      {({ emailAddress, username }) =>
        passkeys.list ? (
          <Passkeys
            {...events}
            passkeys={passkeys.list}
            change={passkeys.change}
            username={emailAddress || username}
          />
        ) : (
          <Unread onRetry={passkeys.reload} />
        )
      }
    </SignedInFlyout>
  );
}

function stateOf({ list, failed }: ReaderPasskeys) {
  if (failed) return "error";
  if (!list) return "loading";
  return list.length === 0 ? "empty" : "ready";
}

function Unread({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div className="quire-flyout">
      <Notice tone="error">{text("readFailed")}</Notice>
      <button type="button" className="quire-button" data-quiet="" onClick={onRetry}>
        {flyouts("retry")}
      </button>
    </div>
  );
}

/** What the element imports once it is needed. */
export const view = reactView(PasskeysView, ...credentialStyles(), ...lightStyles(sheet));

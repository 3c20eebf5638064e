import { report } from "@quire/core";
import { useFrame } from "@quire/element";
import { type ReactNode, useEffect, useState } from "react";
import { text } from "../text.js";
import type { PasskeyEntryProps } from "./passkey-entry.js";

type Later = typeof import("./passkey-entry.js");

/** Sign-in by passkey, below the form (beyond-28): its button. What acts comes when that stands there. */
export function PasskeyWay({ onSignedIn }: Pick<PasskeyEntryProps, "onSignedIn">): ReactNode {
  const frame = useFrame();
  const [isAsked, setAsked] = useState(false);
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    if (later) return;
    import("./passkey-entry.js").then(setLater, (cause) => {
      report(cause);
      if (isAsked) frame.fail(() => setAsked(true));
      setAsked(false);
    });
  }, [frame, later, isAsked]);
  return (
    <>
      <div className="quire-methods">
        <button
          type="button"
          className="quire-button"
          data-quiet=""
          aria-busy={isAsked || undefined}
          onClick={() => setAsked(true)}
        >
          <span>{text("usePasskey")}</span>
          <span className="quire-spinner" aria-hidden="true" />
        </button>
      </div>
      {later && <later.PasskeyEntry onSignedIn={onSignedIn} isAsked={isAsked} setAsked={setAsked} />}
    </>
  );
}

import { report } from "@quire/core";
import { useHost } from "@quire/element";
import { Notice } from "@quire/ui";
import { type ReactNode, useEffect, useState } from "react";
import type { PasskeyCallbacks } from "./lazy/passkeys/enter-by-passkey.js";
import { labels } from "./text.js";

type Later = typeof import("./lazy/passkeys/passkey-entry.js");

interface PasskeyWayProps extends PasskeyCallbacks {
  /** Message if the code fails to load. A dialog's frame shows its own message instead. */
  readonly failure?: ReactNode;
}

/** Button for a sign-in by passkey, below a form's fields (beyond-28). The code that signs in loads after it has rendered. */
export function PasskeyWay({ failure, ...entering }: PasskeyWayProps): ReactNode {
  const { frame } = useHost().shell;
  const [isAsked, setAsked] = useState(false);
  const [isLost, setLost] = useState(false);
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    if (later) return;
    let isOver = false;
    const show = (loaded: Later) => isOver || setLater(loaded);
    import("./lazy/passkeys/passkey-entry.js").then(show, (cause) => {
      report(cause);
      if (isOver) return;
      if (isAsked) frame?.fail(() => setAsked(true));
      setLost(isAsked);
      setAsked(false);
    });
    return () => {
      isOver = true;
    };
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
          <span>{labels("usePasskey")}</span>
          <span className="quire-spinner" aria-hidden="true" />
        </button>
      </div>
      {isLost && !later && !frame && <Notice tone="error">{failure}</Notice>}
      {later && <later.PasskeyEntry {...entering} isAsked={isAsked} setAsked={setAsked} />}
    </>
  );
}

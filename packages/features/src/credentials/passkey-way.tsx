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
  const [isRequested, setRequested] = useState(false);
  const [hasLoadFailed, setLoadFailed] = useState(false);
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    if (later) return;
    let isCancelled = false;
    const show = (loaded: Later) => isCancelled || setLater(loaded);
    import("./lazy/passkeys/passkey-entry.js").then(show, (cause) => {
      report(cause);
      if (isCancelled) return;
      if (isRequested) frame?.fail(() => setRequested(true));
      setLoadFailed(isRequested);
      setRequested(false);
    });
    return () => {
      isCancelled = true;
    };
  }, [frame, later, isRequested]);
  return (
    <>
      <div className="quire-methods">
        <button
          type="button"
          className="quire-button"
          data-quiet=""
          aria-busy={isRequested || undefined}
          onClick={() => setRequested(true)}
        >
          <span>{labels("usePasskey")}</span>
          <span className="quire-spinner" aria-hidden="true" />
        </button>
      </div>
      {hasLoadFailed && !later && !frame && <Notice tone="error">{failure}</Notice>}
      {later && <later.PasskeyEntry {...entering} isRequested={isRequested} setRequested={setRequested} />}
    </>
  );
}

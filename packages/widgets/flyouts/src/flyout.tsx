import { useFrame, useHost, useSettledState, useWidgetState, type WidgetState } from "@quire/element";
import { useInitialFocus } from "@quire/ui";
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useState } from "react";

interface FlyoutProps {
  /** Name of the screen. A new name moves the focus to its first field. */
  readonly screen?: string;
  readonly state?: WidgetState;
  /** It holds passwords: every close drops what was typed. */
  readonly isSecret?: boolean;
  readonly children?: ReactNode;
}

/** Container of every flyout's view. It focuses the first field at each opening. */
export function Flyout({
  screen = "",
  state: wanted = "ready",
  isSecret = false,
  children,
}: FlyoutProps): ReactNode {
  const state = useSettledState(wanted);
  const frame = useFrame();
  const round = useRound(isSecret);
  const isBusy = state === "loading";
  useWidgetState(state);
  useInitialFocus(`${screen} ${round} ${isBusy}`);
  useLayoutEffect(() => frame.setBusy(isBusy), [frame, isBusy]);
  return <Fragment key={`${screen} ${round}`}>{!isBusy && children}</Fragment>;
}

/**
 * Counts how often it was closed on purpose. A press beside it, or an Escape that was meant for what a
 * password manager shows, may be a slip: then it comes back as it was, but for passwords.
 */
function useRound(isSecret: boolean): number {
  const { host } = useHost().shell;
  const [round, setRound] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const onClose = (event: Event) => {
      if (event.target !== host || !(event instanceof CustomEvent)) return;
      const { reason } = event.detail;
      if (isSecret || reason === "button" || reason === "done") setRound((before) => before + 1);
    };
    host.addEventListener("quire-close", onClose, { signal: abort.signal });
    return () => abort.abort();
  }, [host, isSecret]);
  return round;
}

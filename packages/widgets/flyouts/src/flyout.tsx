import { useFrame, useHost, useWidgetState, type WidgetState } from "@quire/element";
import { useInitialFocus } from "@quire/ui";
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useState } from "react";

interface FlyoutProps {
  /** Name of the screen. A new name moves the focus to its first field. */
  readonly screen?: string;
  readonly state?: WidgetState;
  /** True for a flyout with passwords: every close drops the typed text. */
  readonly isSecret?: boolean;
  readonly children?: ReactNode;
}

/** Container of every flyout's view. It focuses the first field at each opening. */
export function Flyout({ screen = "", state = "ready", isSecret = false, children }: FlyoutProps): ReactNode {
  const frame = useFrame();
  const round = useRound(isSecret);
  const isBusy = state === "loading";
  useWidgetState(state);
  useInitialFocus(`${screen} ${round} ${isBusy}`);
  useLayoutEffect(() => frame.setBusy(isBusy), [frame, isBusy]);
  return <Fragment key={`${screen} ${round}`}>{!isBusy && children}</Fragment>;
}

/**
 * Counts intended closings. A click outside, or an Escape meant for a password manager, can be a mistake. The flyout then
 * keeps its text, except passwords.
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

import type { ReactNode } from "react";

interface ButtonProps {
  readonly onPress: () => void;
  readonly children: string;
}

/** Acts, and turns its spinner meanwhile; pressed again until then, it does nothing. */
export function BusyButton({
  isBusy,
  isDanger,
  onPress,
  children,
}: ButtonProps & { readonly isBusy: boolean; readonly isDanger?: boolean }): ReactNode {
  return (
    <button
      type="button"
      className="quire-button"
      data-danger={isDanger ? "" : undefined}
      // Not `disabled` while busy: it would lose the focus.
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onPress()}
    >
      <span>{children}</span>
      <span className="quire-spinner" aria-hidden="true" />
    </button>
  );
}

/** The lesser way, beside what acts. */
export function QuietButton({ onPress, children }: ButtonProps): ReactNode {
  return (
    <button type="button" className="quire-button" data-quiet="" onClick={onPress}>
      {children}
    </button>
  );
}

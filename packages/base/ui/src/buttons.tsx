import type { ReactNode } from "react";

interface ButtonProps {
  /** Accessible name that tells the button from others with the same text. It starts with that text. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: string;
}

interface BusyButtonProps extends ButtonProps {
  readonly isBusy: boolean;
  /** It destroys something. */
  readonly isDanger?: boolean;
  /** It looks like a secondary button. */
  readonly isQuiet?: boolean;
}

/** A button that shows a spinner and ignores clicks while its action runs. */
export function BusyButton({
  isBusy,
  isDanger,
  isQuiet,
  label,
  onPress,
  children,
}: BusyButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="quire-button"
      aria-label={label}
      data-quiet={isQuiet ? "" : undefined}
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

/** The secondary button next to the one that acts. */
export function QuietButton({ label, onPress, children }: ButtonProps): ReactNode {
  return (
    <button type="button" className="quire-button" data-quiet="" aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}

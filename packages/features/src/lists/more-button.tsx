import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { text } from "./text.js";

const ignore = () => {};

interface MoreButtonProps {
  readonly isLoading: boolean;
  readonly onMore: () => void;
  /** Whether the reader's hand is on it: it must not move away. */
  readonly onHold?: (isHeld: boolean) => void;
}

/** The way to more, busy while it comes. */
export function MoreButton({ isLoading, onMore, onHold = ignore }: MoreButtonProps): ReactNode {
  const isAsked = useRef(false);
  const hold = () => isAsked.current || onHold(true);
  const release = () => onHold(false);
  // A pointer that rests where the page has scrolled it to means nothing.
  const move = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && hold();
  // A finger leaves before the click that it makes.
  const leave = ({ pointerType }: PointerEvent) => pointerType === "mouse" && release();
  useEffect(() => {
    if (!isLoading) isAsked.current = false;
  }, [isLoading]);
  useEffect(() => () => onHold(false), [onHold]);
  return (
    <button
      part="more"
      type="button"
      className="quire-button"
      data-quiet=""
      aria-busy={isLoading}
      onPointerMove={move}
      onPointerDown={hold}
      onFocus={hold}
      onPointerLeave={leave}
      onPointerCancel={release}
      onBlur={release}
      onClick={() => {
        isAsked.current = true;
        release();
        onMore();
      }}
    >
      <span className="quire-spinner" />
      {text(isLoading ? "loading" : "more")}
    </button>
  );
}

import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { text } from "./text.js";

const ignore = () => {};

interface MoreButtonProps {
  readonly isLoading: boolean;
  readonly onMore: () => void;
  /** Called with true while the pointer or focus is on the button, so that the list does not move it away. */
  readonly onHold?: (isHolding: boolean) => void;
}

/** Button that loads more entries. It is busy meanwhile. */
export function MoreButton({ isLoading, onMore, onHold = ignore }: MoreButtonProps): ReactNode {
  const isRequested = useRef(false);
  const hold = () => isRequested.current || onHold(true);
  const release = () => onHold(false);
  // Scrolling under a resting pointer fires events without movement, which are ignored.
  const move = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && hold();
  // Touch pointers leave before their click, so only the mouse counts.
  const leave = ({ pointerType }: PointerEvent) => pointerType === "mouse" && release();
  useEffect(() => {
    if (!isLoading) isRequested.current = false;
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
        isRequested.current = true;
        release();
        onMore();
      }}
    >
      <span className="quire-spinner" />
      {text(isLoading ? "loading" : "more")}
    </button>
  );
}

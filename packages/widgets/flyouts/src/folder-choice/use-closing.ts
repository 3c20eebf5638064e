import type { Frame } from "@quire/core/frame";
import { useFrame } from "@quire/element";
import { useEffect, useState } from "react";
import { closeAfter } from "../close-after.js";
import { destroyFlyout } from "../destroy-flyout.js";
import { text } from "./text.js";

/** Milliseconds that the error of a save shows before the flyout closes (content-8.2, content-9.7). */
const CLOSE_DELAY_MS = 5_000;

/**
 * Closes the flyout with 'Save operation failed!' 5 s after an error. The pointer, the focus or a change keeps it open.
 * @example
 * const closing = useClosing();
 */
export function useClosing(): Closing {
  const frame = useFrame();
  const [closing] = useState(() => getClosing(frame));
  useEffect(() => {
    const { host } = frame;
    host.addEventListener("quire-close", closing.stop);
    return () => {
      closing.stop();
      host.removeEventListener("quire-close", closing.stop);
    };
  }, [frame, closing]);
  return closing;
}

interface Closing {
  start(): void;
  stop(): void;
}

function getClosing(frame: Frame): Closing {
  let closeController: AbortController | undefined;
  const stop = () => closeController?.abort();
  const close = () => destroyFlyout(frame.host, text("closed"), true);
  return {
    stop,
    start() {
      stop();
      closeController = new AbortController();
      if (frame.isOpen) closeAfter(frame, CLOSE_DELAY_MS, closeController.signal, close);
      else close();
    },
  };
}

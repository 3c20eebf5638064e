import { useFrame, useFrameEvents, useHost } from "@quire/element";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { openingScreen, type Screen } from "./screen.js";
import { screenTitle } from "./screen-title.js";
import { onSwitchScreen } from "./switch-screen.js";

/** Which screen is shown, and how often the modal was opened: each time begins afresh. */
export interface ShownScreen {
  readonly screen: Screen;
  readonly opening: number;
  readonly show: (screen: Screen) => void;
}

/** Opens with `mode`, follows it while open, and keeps the frame's title right. */
export function useScreen(mode: string, onClose: () => void): ShownScreen {
  const frame = useFrame();
  const { shell } = useHost();
  const [screen, show] = useState<Screen>(() => openingScreen(mode));
  const [opening, setOpening] = useState(0);
  const isFresh = useRef(true);
  useFrameEvents(() => {
    const first = openingScreen(mode);
    show(first);
    // The frame has just taken the title of its host's attribute; in React that says nothing of the mode.
    frame.setTitle(screenTitle(first));
    if (!isFresh.current) setOpening((count) => count + 1);
    isFresh.current = false;
  }, onClose);
  useLayoutEffect(() => show(openingScreen(mode)), [mode]);
  useLayoutEffect(() => frame.setTitle(screenTitle(screen)), [frame, screen]);
  useEffect(() => {
    const abort = new AbortController();
    onSwitchScreen(shell.host, show, abort.signal);
    return () => abort.abort();
  }, [shell]);
  return { screen, opening, show };
}

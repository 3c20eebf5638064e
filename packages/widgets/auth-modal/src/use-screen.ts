import { useFrame, useFrameEvents, useHost } from "@quire/element";
import { sessionSignal, sessionStore } from "@quire/services/session";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { getOpeningScreen, getScreenTitle, type Screen } from "./screen.js";
import { onSwitchScreen } from "./switch-screen.js";

/** The shown screen, and a number that grows with each closing, so that the next opening starts with empty forms. */
export interface ShownScreen {
  readonly screen: Screen;
  readonly round: number;
  readonly show: (screen: Screen) => void;
}

/**
 * Starts with `mode`, follows its changes, and returns to it when the modal closes. Keeps the frame's title correct.
 * `onLeave` is called before the current screen disappears.
 */
export function useScreen(mode: string, onLeave: () => void): ShownScreen {
  const frame = useFrame();
  const { shell } = useHost();
  const [screen, setScreen] = useState<Screen>(() => getOpeningScreen(mode));
  const [round, setRound] = useState(0);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  const [show] = useState(() => (next: Screen) => {
    leave.current();
    setScreen(next);
  });
  useFrameEvents(
    // The frame has just used the title of its host's attribute, which a switch of screens does not change.
    () => frame.setTitle(getScreenTitle(screen)),
    () => {
      show(getOpeningScreen(mode));
      setRound(round + 1);
    },
  );
  useEffect(() => {
    let reader = sessionSignal();
    return sessionStore().subscribe(() => {
      if (reader === sessionSignal()) return;
      reader = sessionSignal();
      // The previous user's input is dropped. An open modal stays open.
      if (!frame.isOpen) setRound((before) => before + 1);
    });
  }, [frame]);
  useLayoutEffect(() => show(getOpeningScreen(mode)), [mode, show]);
  useLayoutEffect(() => frame.setTitle(getScreenTitle(screen)), [frame, screen]);
  // The screen can be switched as soon as its title is visible.
  useLayoutEffect(() => {
    const abort = new AbortController();
    onSwitchScreen(shell.host, show, abort.signal);
    return () => abort.abort();
  }, [shell, show]);
  return { screen, round, show };
}

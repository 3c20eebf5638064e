import { useFrame, useFrameEvents, useHost } from "@quire/element";
import { sessionSignal, sessionStore } from "@quire/services/session";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { openingScreen, type Screen } from "./screen.js";
import { screenTitle } from "./screen-title.js";
import { onSwitchScreen } from "./switch-screen.js";

/** Which screen is shown, and how often the modal was closed: each time begins afresh. */
export interface ShownScreen {
  readonly screen: Screen;
  readonly round: number;
  readonly show: (screen: Screen) => void;
}

/**
 * Begins with `mode`, follows it, goes back to it when the modal closes; keeps the frame's title right.
 * `onLeave` is called while a screen that will go is still there.
 */
export function useScreen(mode: string, onLeave: () => void): ShownScreen {
  const frame = useFrame();
  const { shell } = useHost();
  const [screen, setScreen] = useState<Screen>(() => openingScreen(mode));
  const [round, setRound] = useState(0);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  const [show] = useState(() => (next: Screen) => {
    leave.current();
    setScreen(next);
  });
  useFrameEvents(
    // The frame has just taken the title of its host's attribute, which a switch has not changed.
    () => frame.setTitle(screenTitle(screen)),
    () => {
      show(openingScreen(mode));
      setRound(round + 1);
    },
  );
  useEffect(() => {
    let reader = sessionSignal();
    return sessionStore().subscribe(() => {
      if (reader === sessionSignal()) return;
      reader = sessionSignal();
      // Begun for whoever read before; what is open goes on.
      if (!frame.isOpen) setRound((before) => before + 1);
    });
  }, [frame]);
  useLayoutEffect(() => show(openingScreen(mode)), [mode, show]);
  useLayoutEffect(() => frame.setTitle(screenTitle(screen)), [frame, screen]);
  // With its title, so that whoever sees that one can switch.
  useLayoutEffect(() => {
    const abort = new AbortController();
    onSwitchScreen(shell.host, show, abort.signal);
    return () => abort.abort();
  }, [shell, show]);
  return { screen, round, show };
}

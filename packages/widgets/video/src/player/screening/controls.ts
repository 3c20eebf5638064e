import { ownDocument } from "@quire/core";
import { makeElement } from "@quire/element";
import { type Control, createIconButton, setAttribute, setText } from "./icon-button.js";
import { icons } from "./icons.js";
import { listenToKeys } from "./keys.js";
import type { PlayerStore } from "./player-store.js";
import { createSpeedChoice } from "./speed-choice.js";
import { text } from "./text.js";
import { createTimeline, share } from "./timeline.js";

export interface ControlsPlace {
  readonly store: PlayerStore;
  readonly media: HTMLVideoElement;
  readonly stage: HTMLElement;
  readonly signal: AbortSignal;
}

export interface Controls {
  readonly element: HTMLElement;
  /** Adds controls after the timeline. */
  add(...more: readonly Control[]): void;
  /** Focuses the play button. */
  focus(): void;
}

/** Creates all controls of a video. They follow its state until the signal aborts. */
export function createControls({ store, media, stage, signal }: ControlsPlace): Controls {
  const toggle = toggleButton(store);
  const { slider, time } = createTimeline(store);
  const all: Control[] = [
    slider,
    toggle,
    muteButton(store),
    volumeSlider(store),
    time,
    createSpeedChoice(store),
    pictureButton(media, signal),
    fullscreenButton(store),
  ];
  const bar = makeElement("div", { part: "bar" }, ...getElements(all.slice(1)));
  const waiting = makeElement("div", { part: "waiting", role: "status" });
  const box = makeElement(
    "div",
    { part: "controls", role: "group", "aria-label": text("controls") },
    slider.element,
    bar,
  );
  const paint = () => {
    for (const { paint } of all) paint();
    stage.toggleAttribute("data-controls", store.controlsVisible);
    setText(waiting, store.waiting ? text("waiting") : "");
  };
  const unsubscribe = store.subscribe(paint);
  signal.addEventListener("abort", unsubscribe, { once: true });
  paint();
  listenToKeys({ store, stage, signal });
  media.addEventListener("click", () => onPictureClick(store, stage), { signal });
  const element = makeElement("div", { class: "over" }, waiting, box);
  return {
    element,
    add(...more) {
      time.element.after(...getElements(more));
      all.push(...more);
      paint();
    },
    focus: () => toggle.element.focus(),
  };
}

const getElements = (controls: readonly Control[]) => controls.map(({ element }) => element);

/** Handles a click on the picture. A mouse click plays or pauses. A touch shows the controls, by the library. */
function onPictureClick(store: PlayerStore, stage: HTMLElement): void {
  stage.querySelector<HTMLElement>("[part~=toggle]")?.focus({ preventScroll: true });
  if (matchMedia("(hover: hover)").matches) store.togglePaused();
}

function toggleButton(store: PlayerStore): Control {
  return createIconButton("toggle", {
    press: () => void store.togglePaused(),
    look: () =>
      store.ended
        ? { icon: icons.again, label: text("again") }
        : store.paused
          ? { icon: icons.play, label: text("play") }
          : { icon: icons.pause, label: text("pause") },
  });
}

function muteButton(store: PlayerStore): Control {
  const isSilent = () => store.muted || store.volume === 0;
  return createIconButton("mute", {
    press: () => void store.toggleMuted(),
    look: () =>
      isSilent() ? { icon: icons.silent, label: text("unmute") } : { icon: icons.sound, label: text("mute") },
  });
}

function fullscreenButton(store: PlayerStore): Control {
  return createIconButton("fullscreen", {
    press: () => void store.toggleFullscreen(),
    isAvailable: () => store.fullscreenAvailability === "available",
    look: () =>
      store.fullscreen
        ? { icon: icons.small, label: text("leaveFullscreen") }
        : { icon: icons.full, label: text("fullscreen") },
  });
}

/**
 * Creates the button for picture in picture. The library asks the document for the video, but for a video in a shadow
 * root the document only returns the host. This button asks the shadow root.
 */
function pictureButton(media: HTMLVideoElement, signal: AbortSignal): Control {
  const isInPictureInPicture = () => {
    const root = media.getRootNode();
    return root instanceof ShadowRoot && root.pictureInPictureElement === media;
  };
  const button = createIconButton("picture", {
    press: () => {
      // Rejected when the video has not started or a policy forbids it. The video then stays in place.
      (isInPictureInPicture() ? ownDocument.exitPictureInPicture() : media.requestPictureInPicture()).catch(
        () => {},
      );
    },
    isAvailable: () => ownDocument.pictureInPictureEnabled && media.readyState > 0,
    look: () => ({ icon: icons.picture, label: text("pictureInPicture"), isPressed: isInPictureInPicture() }),
  });
  for (const type of ["enterpictureinpicture", "leavepictureinpicture", "loadedmetadata"])
    media.addEventListener(type, button.paint, { signal });
  return button;
}

/** The volume slider. Phones have keys for the volume, and do not let a page change it. */
function volumeSlider(store: PlayerStore): Control {
  const range = makeElement("input", {
    part: "volume",
    type: "range",
    min: "0",
    max: "1",
    step: "0.05",
    "aria-label": text("volume"),
  });
  range.addEventListener("input", () => void store.setVolume(range.valueAsNumber));
  return {
    element: range,
    paint() {
      const volume = store.muted ? 0 : store.volume;
      range.hidden = store.volumeAvailability !== "available";
      range.valueAsNumber = volume;
      setAttribute(range, "aria-valuetext", `${Math.round(volume * 100)}%`);
      range.style.setProperty("--_seen", share(volume, 1));
    },
  };
}

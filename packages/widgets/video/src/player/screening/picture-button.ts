import { ownDocument } from "@quire/core";
import { type Control, iconButton } from "./icon-button.js";
import { icons } from "./icons.js";
import { text } from "./text.js";

/**
 * Creates the button for picture in picture. The library asks the document for the video, but for a video in a shadow
 * root the document only returns the host. This button asks the shadow root.
 */
export function pictureButton(media: HTMLVideoElement, signal: AbortSignal): Control {
  const isOut = () => {
    const root = media.getRootNode();
    return root instanceof ShadowRoot && root.pictureInPictureElement === media;
  };
  const button = iconButton("picture", {
    press: () => {
      // Rejected when the video has not started or a policy forbids it. The video then stays in place.
      (isOut() ? ownDocument.exitPictureInPicture() : media.requestPictureInPicture()).catch(() => {});
    },
    isThere: () => ownDocument.pictureInPictureEnabled && media.readyState > 0,
    look: () => ({ icon: icons.picture, label: text("pictureInPicture"), isPressed: isOut() }),
  });
  for (const type of ["enterpictureinpicture", "leavepictureinpicture", "loadedmetadata"])
    media.addEventListener(type, button.paint, { signal });
  return button;
}

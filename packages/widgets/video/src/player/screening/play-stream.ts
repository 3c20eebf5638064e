import Hls from "hls.js/light";

/** Plays a stream until the signal aborts. @returns true if the browser supports it */
export function playStream(media: HTMLVideoElement, src: string, signal: AbortSignal): boolean {
  if (!Hls.isSupported()) return false;
  // A worker would be loaded from a blob, which a strict policy forbids.
  const hls = new Hls({ enableWorker: false });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    // Not `Event`, which MooTools replaces.
    if (fatal) media.dispatchEvent(new CustomEvent("error"));
  });
  hls.loadSource(src);
  hls.attachMedia(media);
  signal.addEventListener("abort", () => hls.destroy(), { once: true });
  return true;
}

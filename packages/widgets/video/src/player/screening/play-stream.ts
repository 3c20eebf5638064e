import Hls from "hls.js/light";

/** Plays a stream until the signal aborts. @returns whether the browser can play one so */
export function playStream(media: HTMLVideoElement, src: string, signal: AbortSignal): boolean {
  if (!Hls.isSupported()) return false;
  // A worker would come from a blob, which a strict policy forbids.
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

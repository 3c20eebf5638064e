import type { Video, VideoProblem, VideoSource } from "@quire/services/video";

interface PlayOptions {
  readonly signal: AbortSignal;
  /** Seconds. */
  readonly position: number;
}

const isStream = ({ type, src }: VideoSource): boolean => /mpegurl/i.test(type) || /\.m3u8(\?|$)/.test(src);

/**
 * Plays the first source that the browser supports natively, in the service's order. It uses a library for streams only if
 * there is no such source.
 * @returns the problem, or undefined when the video has a source
 */
export async function playSource(
  media: HTMLVideoElement,
  { sources }: Video,
  { signal, position }: PlayOptions,
): Promise<VideoProblem | undefined> {
  const native = sources.find(({ type }) => type === "" || media.canPlayType(type) !== "");
  const stream = sources.find(isStream);
  if (native) media.src = native.src;
  else if (!stream) return "unplayable";
  else {
    const { playStream } = await import("./play-stream.js");
    if (!signal.aborted && !playStream(media, stream.src, signal)) return "unplayable";
  }
  if (position > 0) beginAt(media, position, signal);
  await media.play().catch(() => {}); // The browser requires a click. The controls are visible for it.
  return undefined;
}

function beginAt(media: HTMLVideoElement, position: number, signal: AbortSignal): void {
  const begin = () => {
    media.currentTime = position;
  };
  if (media.readyState > 0) begin();
  else media.addEventListener("loadedmetadata", begin, { once: true, signal });
}

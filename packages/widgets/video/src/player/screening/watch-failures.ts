import type { VideoProblem } from "@quire/services/video";

/** Milliseconds without data after which the video counts as failed. */
const DATA_TIMEOUT_MS = 20_000;

/**
 * Calls `onProblem` once when the video stops: its file broke off, or no data has arrived for too long. Browsers have no
 * event for the latter.
 */
export function watchFailures(
  media: HTMLVideoElement,
  signal: AbortSignal,
  onProblem: (problem: VideoProblem) => void,
): void {
  const fail = () => onProblem(getProblem(media));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const watch = () => {
    stop();
    // A video that has ended is paused.
    const isStarved = !media.paused && media.readyState < media.HAVE_FUTURE_DATA;
    if (isStarved) timer = setTimeout(fail, DATA_TIMEOUT_MS);
  };
  media.addEventListener("error", fail, { signal });
  for (const type of ["play", "waiting", "progress", "playing", "pause", "seeking", "timeupdate"])
    media.addEventListener(type, watch, { signal });
  signal.addEventListener("abort", stop, { once: true });
}

function getProblem({ readyState, currentTime }: HTMLVideoElement): VideoProblem {
  if (!navigator.onLine) return "offline";
  return readyState > 0 || currentTime > 0 ? "broken" : "down";
}

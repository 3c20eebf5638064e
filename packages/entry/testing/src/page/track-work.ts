const TIMERS = [
  ["setTimeout", "clearTimeout"],
  ["setInterval", "clearInterval"],
] as const;

type Start = (...args: unknown[]) => unknown;
type Stop = (started: unknown) => void;

/**
 * Tracks the timers and mutation observers that start from now on. A simulated page has no end of its own: without this,
 * its late work would run after the test runner has removed `document`.
 * @returns ends the tracked work
 */
export function trackWork(): () => void {
  const ends = TIMERS.map(([start, stop]) => {
    // Node's timers are objects, a browser's are numbers. Both stop in the same way.
    const [begin, end] = [globalThis[start] as Start, globalThis[stop] as unknown as Stop];
    return replace(start, end, (track) =>
      Object.assign((...args: unknown[]) => track(begin(...args)), begin),
    );
  });
  const observers = replace(
    "MutationObserver",
    (one) => (one as MutationObserver).disconnect(),
    (track) => {
      return class extends MutationObserver {
        constructor(onChange: MutationCallback) {
          super(onChange);
          track(this);
        }
      };
    },
  );
  const frame = globalThis.requestAnimationFrame;
  // jsdom drives its frames by an interval of its own, which ends with the last frame.
  const frames = replace(
    "requestAnimationFrame",
    (frame) => cancelAnimationFrame(frame as number),
    (track) => {
      return (onFrame: FrameRequestCallback) => track(frame(onFrame));
    },
  );
  return () => {
    for (const end of [frames, observers, ...ends]) end();
  };
}

/** Replaces a global. @returns restores it, and stops everything that was tracked */
function replace(
  name: string,
  stop: Stop,
  create: (track: <Work>(work: Work) => Work) => unknown,
): () => void {
  const original: unknown = Reflect.get(globalThis, name);
  const started = new Set<unknown>();
  const tracking = create((work) => {
    started.add(work);
    return work;
  });
  Reflect.set(globalThis, name, tracking);
  return () => {
    // Fake timers of the test may have come on top.
    if (Reflect.get(globalThis, name) === tracking) Reflect.set(globalThis, name, original);
    for (const work of started) stop(work);
  };
}

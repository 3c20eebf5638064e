import type { Shell } from "@quire/core/frame";

/** Resolves when a visible skeleton has been shown for its minimum time, or at once if there is none. */
export async function waitUntilSettled({ waiting, frame }: Shell): Promise<void> {
  const left = (frame?.waiting ?? waiting)?.left();
  if (left) await new Promise((resolve) => setTimeout(resolve, left));
}

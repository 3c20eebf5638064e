import type { Shell } from "@quire/core/frame";

/** Once its skeleton is seen, it stays long enough to be made out. */
export async function settled({ waiting, frame }: Shell): Promise<void> {
  const left = (frame?.waiting ?? waiting)?.left();
  if (left) await new Promise((resolve) => setTimeout(resolve, left));
}

import type { Page } from "playwright";

/** Waits until nothing moves that comes to an end, also of what the next two frames still start (a scrolled header). */
export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === "running");
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 2; still++) {
      await frame();
      const all = moving();
      if (all.length > 0) still = -1;
      await Promise.all(all.map(({ finished }) => finished.catch(() => {})));
    }
  });
}

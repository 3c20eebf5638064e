import type { Page } from "playwright";

/**
 * Waits until no finite animation runs, including those that the next two frames start (a scrolled header).
 * `document.getAnimations` leaves out shadow trees, so each shadow root is read too.
 */
export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const animationsIn = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
        shadowRoot ? animationsIn(shadowRoot) : [],
      ),
    ];
    const moving = () =>
      animationsIn(document)
        // Scroll-driven animations do not run without scrolling.
        .filter(({ timeline }) => timeline === document.timeline)
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

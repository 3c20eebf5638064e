import { cdp } from "vitest/browser";

// The browser provider defines the session's types, and exists only in a test run.
type Send = (method: string, parameters: object) => Promise<unknown>;

/** Runs `check` with forced colors. Chromium only. */
export async function inForcedColors(check: () => void | Promise<void>): Promise<void> {
  const force = (value: string) => {
    const features = [{ name: "forced-colors", value }];
    const session = cdp() as unknown as { send: Send };
    return session.send("Emulation.setEmulatedMedia", { features });
  };
  await force("active");
  try {
    await check();
  } finally {
    await force("none");
  }
}

/** Current value of a system colour, such as `MarkText`. */
export function systemColor(name: string): string {
  const probe = document.createElement("i");
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

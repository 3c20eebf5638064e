import { expect, it } from "vitest";
import { createFakeBackend } from "../src/index.js";

/** Tests the fake backend in a simulated DOM. */
export function answersIn(environment: string): void {
  it(`answers, aborts and keeps state in ${environment}`, async () => {
    const backend = createFakeBackend({ user: {} });
    const json = { "Content-Type": "application/json" };
    const body = JSON.stringify({ type: "topic", name: "Strategy" });
    const answer = await backend.fetch("/api/user/subscribe", { method: "POST", headers: json, body });
    expect(answer.status).toBe(204);
    const profile = await backend.fetch(new URL("/api/user/profile", location.href), {
      signal: new AbortController().signal,
    });
    expect((await profile.json()).topics).toEqual([{ name: "Strategy" }]);

    backend.fault({ call: "topics", hang: true });
    const controller = new AbortController();
    const hung = backend.fetch("/api/topic", { signal: controller.signal });
    controller.abort();
    await expect(hung).rejects.toThrow(/abort/i);
  });
}

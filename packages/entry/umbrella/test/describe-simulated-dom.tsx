import { act, cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Component = ComponentType<Record<string, unknown>>;

const packages = import.meta.glob<Record<string, unknown>>("../../../widgets/*/src/index.ts", {
  eager: true,
});

/** Every React component of every widget, by name. */
export const components = Object.values(packages)
  .flatMap(Object.entries)
  .filter((entry): entry is [string, Component] => /^[A-Z]/.test(entry[0]) && !entry[0].endsWith("Element"));

/** The names of all widgets with a tag, one file each. */
const tags = Object.keys(
  import.meta.glob(["../../../widgets/*/src/define.ts", "../../../widgets/*/src/define/*.ts"]),
);

/** Checks widgets in the simulated DOMs of application tests: no error, open or closed, and the right text. */
export function describeSimulatedDom(kind: string): void {
  describe(`in ${kind}`, () => {
    const thrown: unknown[] = [];
    const note = (event: Event) => thrown.push(event instanceof ErrorEvent ? event.error : event);
    const reject = (reason: unknown) => thrown.push(reason);

    beforeEach(() => {
      vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("No network in this test."));
      vi.spyOn(console, "error").mockImplementation(() => {});
      addEventListener("error", note);
      process.on("unhandledRejection", reject);
    });
    afterEach(() => {
      cleanup();
      removeEventListener("error", note);
      process.off("unhandledRejection", reject);
      thrown.splice(0);
      vi.restoreAllMocks();
    });

    it("finds a component for each tag", () => {
      expect(tags.length).toBeGreaterThan(40);
      expect(components.map(([name]) => name)).toHaveLength(tags.length);
    });

    it.each(components)("%s mounts, opens, closes and unmounts", async (_name, Widget) => {
      const props = { stream: "search", mode: "registration", "data-testid": "host" };
      const screen = render(<Widget {...props}>Fallback</Widget>);
      const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      await settle();
      screen.rerender(
        <Widget {...props} open>
          Fallback
        </Widget>,
      );
      await settle();
      const host = screen.getByTestId("host");
      expect(host.shadowRoot?.childNodes.length).toBeGreaterThan(0);
      expect(host.shadowRoot?.querySelector('[part="failure"]')).toBeNull();
      expect(host.querySelector('[part="failure"]')).toBeNull();
      screen.rerender(
        <Widget {...props} open={false}>
          Fallback
        </Widget>,
      );
      await settle();
      screen.unmount();
      await settle();
      expect(thrown.map(String)).toEqual([]);
    });
  });
}

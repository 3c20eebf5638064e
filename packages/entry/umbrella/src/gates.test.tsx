import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Protect, SignedIn, SignedOut } from "./gates.js";

it("shows neither side of a gate on a server, but the loading content (beyond-267)", () => {
  const page = (
    <main>
      <SignedIn>in</SignedIn>
      <SignedOut>out</SignedOut>
      <Protect tier="Best" fallback="no" loading="wait">
        yes
      </Protect>
    </main>
  );
  expect(renderToString(page)).toBe("<main>wait</main>");
});

import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { endLockout, lockOut } from "./lockout-store.js";
import { useLockout } from "./use-lockout.js";

beforeEach(() => {
  localStorage.clear();
  newPage();
});

function Notice({ username }: { readonly username?: string }) {
  const time = useLockout(username);
  return <output>{time ? `${time.n} ${time.unit}` : "free"}</output>;
}

it("returns the time only for the locked account or an empty name (accounts-8.2)", async () => {
  const screen = await render(
    <>
      <Notice />
      <Notice username="ada@quire.test" />
      <Notice username="bee@quire.test" />
    </>,
  );
  const shown = () => [...screen.container.querySelectorAll("output")].map(({ textContent }) => textContent);
  expect(shown()).toEqual(["free", "free", "free"]);
  lockOut(900, "ada@quire.test");
  await expect.poll(shown).toEqual(["15 minutes", "15 minutes", "free"]);
  endLockout("ada@quire.test");
  await expect.poll(shown).toEqual(["free", "free", "free"]);
});

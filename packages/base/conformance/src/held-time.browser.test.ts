import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { holdTime } from "./held-time.js";

it("does not advance held time while a click waits for its button", async () => {
  holdTime();
  let ended = false;
  setTimeout(() => {
    ended = true;
  }, 100);
  const button = document.createElement("button");
  button.textContent = "Save";
  button.disabled = true;
  document.body.append(button);
  const enabled = (async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    button.disabled = false;
  })();
  await Promise.all([userEvent.click(button), enabled]);
  expect(ended).toBe(false);
  button.remove();
});

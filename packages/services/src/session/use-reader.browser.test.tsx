import * as v from "valibot";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { CurrentUserSchema } from "../contract/index.js";
import { showSession } from "./session-changes.js";
import { useReader } from "./use-reader.js";

const user = (more: object = {}) => v.parse(CurrentUserSchema, { id: "1", firstName: "Ada", ...more });
let renders = 0;

function Greeting() {
  const firstName = useReader((reader) => reader.firstName);
  renders += 1;
  return <p>{firstName === "" ? "Hi, guest." : `Hi, ${firstName}.`}</p>;
}

it("useReader returns the user, and renders again only when the selected part changes (accounts-3.3)", async () => {
  localStorage.clear();
  const screen = await render(<Greeting />);
  await expect.element(screen.getByText("Hi, guest.")).toBeVisible();
  showSession({ status: "known", user: user() });
  await expect.element(screen.getByText("Hi, Ada.")).toBeVisible();
  const before = renders;
  showSession({ status: "known", user: user({ industry: "Education" }) });
  showSession({ status: "known", user: user({ firstName: "Bea" }) });
  await expect.element(screen.getByText("Hi, Bea.")).toBeVisible();
  expect(renders).toBe(before + 1);
});

import { expect, it } from "vitest";
import { minified } from "./styles.mjs";

it("leaves a colour by scheme to the browser: a widget's scheme comes from a variable", () => {
  const sheet =
    ":host { color-scheme: var(--scheme, light) } p { color: light-dark(var(--day), var(--night)) }";
  const { code } = minified("a.css", new TextEncoder().encode(sheet));
  expect(code.toString()).toBe(
    ":host{color-scheme:var(--scheme,light)}p{color:light-dark(var(--day),var(--night))}",
  );
});

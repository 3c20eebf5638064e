import { expect, it } from "vitest";
import { minified } from "./styles.mjs";

it("keeps light-dark() in sheets, because a widget's colour scheme comes from a variable", () => {
  const sheet =
    ":host { color-scheme: var(--scheme, light) } p { color: light-dark(var(--day), var(--night)) }";
  const { code } = minified("a.css", new TextEncoder().encode(sheet));
  expect(code.toString()).toBe(
    ":host{color-scheme:var(--scheme,light)}p{color:light-dark(var(--day),var(--night))}",
  );
});

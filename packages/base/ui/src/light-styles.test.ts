import { expect, it } from "vitest";
import { lightStyles } from "./light-styles.js";

const light = (css: string) => lightStyles(css)[1];

it("makes every declaration important, inside Quire's container and layer", () => {
  expect(light("p { color: red; margin: 0 }")).toBe(
    "@layer quire{[data-quire-ui]{p { color: red!important; margin: 0 !important}}}",
  );
});

it("does not change selectors and conditions", () => {
  expect(light("@media (width:1px){a:hover,b:not(.c:focus){color:red}}")).toContain(
    "@media (width:1px){a:hover,b:not(.c:focus){color:red!important}}",
  );
});

it("drops comments", () => {
  expect(light("/* a: b; */ p { top: 0; }")).not.toContain("a: b");
});

it("puts a reset before the sheets", () => {
  expect(lightStyles("p { top: 0 }")[0]).toContain("all:revert!important");
});

it("keeps hidden elements hidden", () => {
  expect(lightStyles("p { display: grid }")[0]).toContain("[hidden]:not(#_){display:none!important}");
});

import { plans } from "@quire/services/contract";
import * as v from "valibot";
import { afterEach, expect, it } from "vitest";
import { closeAll, startSite } from "./testing/site.js";

afterEach(closeAll);

it("lists the plans with prices by period, to guests too (beyond-300)", async () => {
  const site = await startSite();
  const answer = await site.visit("/api/plans");
  const { plans: listed } = v.parse(plans.answer, await answer.json());
  expect(listed.map(({ id, prices }) => [id, prices.monthly?.minor, prices.yearly?.minor])).toEqual([
    ["good", 1600, 16_000],
    ["better", 2000, 20_000],
    ["best", 3200, 32_000],
    ["executive", 8000, 80_000],
    ["allaccess", undefined, undefined],
  ]);
  expect(listed.filter(({ recommended }) => recommended).map(({ name }) => name)).toEqual(["Best"]);
});

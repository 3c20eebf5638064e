import * as v from "valibot";
import { expect, it } from "vitest";
import { getAnswer, getList, getWholeList, TextSchema } from "./lenient.js";

const Entry = v.object({ title: v.string(), authors: getList(v.string()) });
const entry = (title: string) => ({ title, authors: [] });
const read = (schema: v.GenericSchema, list: unknown) => v.safeParse(v.object({ list: schema }), { list });

const faults = (schema: v.GenericSchema, list: unknown) =>
  (read(schema, list).issues ?? []).filter((issue) => !("isLeftOut" in issue));

it("drops an invalid entry of a list and reports its path (beyond-120)", () => {
  const {
    typed,
    success,
    output,
    issues = [],
  } = read(getList(Entry), [entry("a"), null, { title: 7 }, entry("b")]);
  expect([typed, success, output]).toEqual([true, false, { list: [entry("a"), entry("b")] }]);
  expect(issues.map((issue) => v.getDotPath(issue as v.BaseIssue<unknown>))).toEqual([
    "list.1",
    "list.2.title",
  ]);
});

it("keeps an entry, and drops the invalid entries of its own list (beyond-120)", () => {
  const list = [{ title: "a", authors: ["Maren Holt", 7] }];
  expect(read(getList(Entry), list)).toMatchObject({
    typed: true,
    success: false,
    output: { list: [{ title: "a", authors: ["Maren Holt"] }] },
  });
});

it.each([[[null]], [[{}, "x"]], ["x"], [{}]])(
  "rejects %j instead of returning an empty list (beyond-120)",
  (list) => {
    expect(faults(getList(Entry), list)).not.toEqual([]);
  },
);

it("rejects values out of bounds like values of a wrong type, in and outside of lists (beyond-120)", () => {
  const Named = v.pipe(v.string(), v.nonEmpty());
  const both = v.object({ name: Named, list: getList(Named) });
  const { output, issues = [] } = v.safeParse(both, { name: "", list: ["a", ""] });
  expect(output).toMatchObject({ list: ["a"] });
  expect(issues.map((issue) => "isLeftOut" in issue)).toEqual([false, true]);
});

it("rejects a whole list with an invalid entry (beyond-120)", () => {
  expect(faults(getWholeList(Entry), [entry("a"), null])).not.toEqual([]);
});

it.each([getList(TextSchema), getWholeList(TextSchema)])(
  "reads a missing list or null as an empty list",
  (schema) => {
    expect(v.parse(v.object({ list: schema }), {})).toEqual({ list: [] });
    expect(v.parse(v.object({ list: schema }), { list: null })).toEqual({ list: [] });
  },
);

const Answer = getAnswer({ lists: getList(Entry), type: TextSchema });

it.each([[{ data: { lists: [] } }], [[entry("a")]]])(
  "rejects the answer %j without a known field",
  async (given) => {
    // The client validates by this interface.
    const { issues } = await Answer["~standard"].validate(given);
    expect(issues?.[0]?.message).toBe('Invalid key: Expected "lists" but received undefined');
  },
);

it.each([[{}], [{ type: "library" }], [{ lists: null, other: 1 }]])(
  "accepts the answer %j without a list",
  (given) => {
    expect(v.parse(Answer, given)).toMatchObject({ lists: [] });
  },
);

it.each([null, "text", 7])("rejects the answer %j", (given) => {
  expect(v.safeParse(Answer, given).success).toBe(false);
});

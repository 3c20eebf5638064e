import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { StreamEntrySchema, StreamPageSchema } from "./stream-page.js";
import { PageParamsSchema, StreamQuerySchema } from "./streams.js";

describe("StreamPageSchema", () => {
  it("parses an empty response as the last page (content-3.12)", () => {
    expect(parse(StreamPageSchema, {})).toEqual({
      entries: [],
      page: { last: true, totalPages: 0 },
      type: "",
      isPaywallEnabled: false,
      maintenanceStatus: false,
    });
    expect(parse(StreamPageSchema, { page: { last: false, totalPages: 3 } }).page.last).toBe(false);
  });

  it("fills all missing fields of an entry (content-3.13, content-3.14, content-3.18)", () => {
    const entry = parse(StreamEntrySchema, {
      id: 7,
      title: "The Quiet Leader",
      author: [{ name: "M. Holt" }],
    });
    expect(entry).toMatchObject({
      id: "7",
      author: [{ name: "M. Holt" }],
      category: { term: "" },
      lineItems: [],
    });
    expect(entry.content).toMatchObject({
      readOnly: false,
      selectable: false,
      list: { id: "" },
      downloads: [],
      sharedWith: [],
      itemCount: 0,
    });
  });

  it("refuses an entry without an id or with an invalid amount", () => {
    expect(safeParse(StreamEntrySchema, { title: "x" }).success).toBe(false);
    expect(safeParse(StreamEntrySchema, { id: 1, listPrice: "$12.95" }).success).toBe(false);
  });

  it("drops __proto__ (robustness-9)", () => {
    const hostile: unknown = JSON.parse('{"id":"1","__proto__":{"a":1},"content":{"__proto__":{"a":1}}}');
    const read = parse(StreamEntrySchema, hostile);
    expect(Reflect.get(read, "a")).toBeUndefined();
    expect(Reflect.get(read.content, "a")).toBeUndefined();
  });
});

describe("stream parameters", () => {
  it("accept a page number from 1, also as text", () => {
    expect(parse(PageParamsSchema, { pageNumber: "2", pageSize: 8 })).toEqual({ pageNumber: 2, pageSize: 8 });
    for (const wrong of ["0", "-1", "1.5", "lists", ""]) {
      expect(safeParse(PageParamsSchema, { pageNumber: wrong, pageSize: 8 }).success, wrong).toBe(false);
    }
  });

  it("require format=json", () => {
    expect(safeParse(StreamQuerySchema, { format: "json", filter: "Strategy" }).success).toBe(true);
    expect(safeParse(StreamQuerySchema, {}).success).toBe(false);
  });
});

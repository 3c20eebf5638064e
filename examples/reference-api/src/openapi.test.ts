import { endpoints } from "@quire/services/contract/table";
import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { getAddress } from "./address.js";
import { openApiDocument } from "./openapi.js";
import { closeAll, startSite } from "./testing/site.js";

afterEach(closeAll);

const DocumentSchema = v.object({
  openapi: v.literal("3.1.0"),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        operationId: v.string(),
        "x-quire-calls": v.array(v.string()),
        requestBody: v.optional(v.looseObject({ content: v.record(v.string(), v.unknown()) })),
        responses: v.record(v.string(), v.unknown()),
      }),
    ),
  ),
});

const { paths } = v.parse(DocumentSchema, openApiDocument());
const getOperation = (row: (typeof endpoints)[number]) => paths[getAddress(row)]?.[row.method.toLowerCase()];

describe("openapi.json", () => {
  it("lists every endpoint of the contract at its address (accounts-7.22)", () => {
    for (const row of endpoints) expect(getOperation(row)?.["x-quire-calls"], row.name).toContain(row.name);
  });

  it("describes bodies, answers and failures", () => {
    for (const row of endpoints) {
      const operation = getOperation(row);
      expect(operation?.requestBody !== undefined, row.name).toBe("body" in row);
      const statuses = Object.keys(operation?.responses ?? {});
      expect(statuses, row.name).toEqual(
        expect.arrayContaining(Object.keys("failures" in row ? row.failures : {})),
      );
    }
  });

  it("shows both bodies of two calls with one address", () => {
    const { requestBody, responses } = paths["/api/user/subscribe"]?.["post"] ?? {};
    const { schema } = v.parse(
      v.object({ schema: v.object({ anyOf: v.array(v.looseObject({ required: v.array(v.string()) })) }) }),
      requestBody?.content["application/json"],
    );
    expect(schema.anyOf.map(({ required }) => required).toSorted()).toEqual([
      ["emailAddress", "accountNumber", "password"],
      ["type", "name"],
    ]);
    expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(["200", "204", "409"]));
  });

  it("can be downloaded", async () => {
    const { visit } = await startSite();
    expect(await (await visit("/api/openapi.json")).json()).toEqual(
      JSON.parse(JSON.stringify(openApiDocument())),
    );
  });
});

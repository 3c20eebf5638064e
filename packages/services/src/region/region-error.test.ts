import { expect, it } from "vitest";
import { RequestError } from "../client/index.js";
import { getRegionError, RegionError } from "./region-error.js";

const toFailure = (code: RequestError["code"], options = {}) =>
  getRegionError(new RequestError(code, "It failed.", options));

it("HTTP_ERROR for an error status, with or without a body (content-8.12)", () => {
  expect(toFailure("request/status", { status: 503 })).toMatchObject({ code: "HTTP_ERROR", status: 503 });
  expect(toFailure("request/status", { status: 400, failure: { message: "No." } })).toMatchObject({
    code: "HTTP_ERROR",
    status: 400,
  });
});

it.each(["request/network", "request/offline"] as const)(
  "HTTP_ERROR for a network error (%s) (content-8.12)",
  (code) => {
    expect(toFailure(code)).toMatchObject({ code: "HTTP_ERROR", status: undefined });
  },
);

it("HTTP_TIMEOUT with 'The request ... timed out.' (content-8.13)", () => {
  const error = toFailure("request/timeout");
  expect(error.code).toBe("HTTP_TIMEOUT");
  expect(error.message).toMatch(/^The request .* timed out\.$/);
});

it("UNKNOWN_ERROR with 'Unknown error' for every other error (content-8.14)", () => {
  expect(toFailure("request/answer").message).toBe("Unknown error");
  expect(getRegionError("?").message).toBe("Unknown error");
  expect(getRegionError("?")).toBeInstanceOf(RegionError);
});

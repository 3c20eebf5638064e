import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { TextSchema } from "./lenient.js";

const ReferenceSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));

/** Returns the subscription provider's reference of the user. Needs an account. */
export const userRef = endpoint({
  name: "userRef",
  method: "GET",
  base: "service",
  path: "user/userRef",
  answer: v.object({ userRef: ReferenceSchema }),
  spec: "accounts-7.17",
});

/** Completes the activation of an ordered subscription. A repeated call with the same key changes nothing. */
export const checkoutComplete = endpoint({
  name: "checkoutComplete",
  method: "POST",
  base: "api",
  path: "user/subscribe/checkoutComplete",
  body: {
    as: "json",
    schema: v.object({ orderId: ReferenceSchema, userRef: v.optional(ReferenceSchema) }),
  },
  // The specification has no shape for success. `activated` identifies a real answer.
  answer: v.object({ activated: v.literal(true), roleCode: TextSchema }),
  failures: {
    400: FailureSchema,
    403: FailureSchema,
    404: FailureSchema,
    409: FailureSchema,
    422: FailureSchema,
  },
  keyed: true,
  spec: "accounts-7.18",
});

/** Returns the digital data of a transaction, by the user's id. The data are passed on unchanged. */
export const transactionDigitalData = endpoint({
  name: "transactionDigitalData",
  method: "GET",
  base: "api",
  path: "digitaldata/piano/transactionComplete",
  query: v.object({ uid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)) }),
  answer: v.looseObject({}),
  failures: { 400: FailureSchema, 403: FailureSchema, 404: FailureSchema },
  spec: "accounts-7.19",
});

import * as v from "valibot";

/** One write that the reader has asked for, until the server has answered it. */
export const OutboxEntrySchema = v.object({
  /** The intent's Idempotency-Key: it goes with every try, so that the server carries it out once. */
  key: v.pipe(
    v.string(),
    v.check((key) => key.length >= 16),
  ),
  /** Whose wish it is; empty: a guest's. It is sent for nobody else. */
  reader: v.string(),
  /** Which handler sends it, as `save`. */
  action: v.string(),
  /** What it is about, as an item's id: writes of one subject keep their order. */
  subject: v.string(),
  data: v.unknown(),
  /** When it was asked for, in milliseconds since 1970. */
  at: v.number(),
  /** The page that waits for the answer; empty once any may send it. */
  owner: v.string(),
  /** Whether the server may have heard of it. */
  tried: v.boolean(),
});
export type OutboxEntry = v.InferOutput<typeof OutboxEntrySchema>;

import * as v from "valibot";

/** One requested write, until the server has answered it. */
export const OutboxEntrySchema = v.object({
  /** Idempotency-Key of all attempts, so that the server does the write once. */
  key: v.pipe(
    v.string(),
    v.check((key) => key.length >= 16),
  ),
  /** Id of the user who requested the write; empty for a guest. It is sent for this user only. */
  reader: v.string(),
  /** Name of the handler that sends the entry, such as `save`. */
  action: v.string(),
  /** Id of the item that the write changes. Writes of one subject keep their order. */
  subject: v.string(),
  data: v.unknown(),
  /** Time of the request, in milliseconds since 1970. */
  at: v.number(),
  /** Id of the page that awaits the answer; empty if any page may send the entry. */
  owner: v.string(),
  /** True if the server may have received the write. */
  tried: v.boolean(),
});
export type OutboxEntry = v.InferOutput<typeof OutboxEntrySchema>;

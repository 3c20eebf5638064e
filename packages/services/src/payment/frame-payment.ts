import * as v from "valibot";
import type { PaymentAdapter } from "./payment-adapter.js";
import { openPaymentFrame } from "./payment-frame.js";
import { text } from "./text.js";

const TokenSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  label: v.pipe(v.string(), v.maxLength(60)),
});
const AnswerSchema = v.union([TokenSchema, v.object({ problem: v.string() })]);
const DoneSchema = v.object({ approved: v.boolean() });

/**
 * Makes the adapter of a payment service that shows its fields and its second step in frames of its origin.
 * @param src address of the frame for card data. The frame of the second step is in the same folder
 */
export function createFramePayment(src: string): PaymentAdapter {
  return {
    mount(container) {
      const frame = openPaymentFrame(container, src, text("fields"));
      return {
        ready: frame.ready,
        remove: frame.remove,
        async token() {
          const answer = await frame.ask({ ask: "token" }, AnswerSchema);
          return "token" in answer ? answer : undefined;
        },
      };
    },
    async confirm({ action, container, signal }) {
      signal.throwIfAborted();
      const step = new URL("second-step", new URL(src, location.href)).href;
      const frame = openPaymentFrame(container, step, text("secondStep"));
      signal.addEventListener("abort", frame.remove, { once: true });
      try {
        await frame.ask({ ask: "second-step", action }, DoneSchema, "no-limit");
      } finally {
        signal.removeEventListener("abort", frame.remove);
        frame.remove();
      }
    },
  };
}

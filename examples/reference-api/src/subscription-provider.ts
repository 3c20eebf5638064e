import ky from "ky";
import * as v from "valibot";
import { refusal } from "./refusal.js";

export interface ProviderOptions {
  /** Address of the provider's orders. The id is added as the last part of the path. */
  ordersUrl: string;
  /** Secret of this server at the provider. It never reaches a browser. */
  secret: string;
}

const TIMEOUT_MS = 5000;

const OrderSchema = v.object({
  orderId: v.string(),
  userRef: v.string(),
  plan: v.picklist(["GOOD", "BETTER", "BEST", "EXECUTIVE", "ALLACCESS"]),
});
export type ProvidedOrder = v.InferOutput<typeof OrderSchema>;

/**
 * Reads an order from the subscription provider. An order id from the browser proves nothing, because it
 * comes from the address.
 * @throws Refusal 404 if the provider has no such order, 503 if it is unreachable
 */
export async function confirmOrder(
  provider: ProviderOptions | undefined,
  orderId: string,
): Promise<ProvidedOrder> {
  // Dots would address another call of the provider with the site's own secret.
  const isName = !/^\.\.?$/.test(orderId);
  const answer = provider && isName ? await ask(provider, orderId) : undefined;
  if (!isName || answer?.status === 404) {
    throw refusal(404, "no-order", "The subscription provider has no such order.", "orderId");
  }
  const order = v.safeParse(OrderSchema, answer?.ok ? await answer.json().catch(() => undefined) : undefined);
  if (order.success && order.output.orderId === orderId) return order.output;
  throw refusal(503, "provider", "The subscription provider is unavailable right now.").after(60);
}

async function ask({ ordersUrl, secret }: ProviderOptions, orderId: string): Promise<Response | undefined> {
  try {
    return await ky(`${ordersUrl}/${encodeURIComponent(orderId)}`, {
      headers: { Authorization: `Bearer ${secret}` },
      redirect: "error",
      // The browser repeats its own call, so this call is sent once.
      retry: 0,
      throwHttpErrors: false,
      timeout: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    console.error(`The subscription provider at ${ordersUrl} did not answer:`, error);
    return undefined;
  }
}

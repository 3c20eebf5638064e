import { newPage } from "@quire/conformance/new-page";
import type { StreamEntrySchema } from "@quire/services/contract";
import { type Account, createFakeBackend, type FakeBackend, type FakeBackendOptions } from "@quire/testing";
import type { InferInput } from "valibot";

type Order = InferInput<typeof StreamEntrySchema>;

export const NEWSLETTERS = [
  { name: "The Weekly Digest", about: "The week in ten minutes, every Friday." },
  { name: "First Chair", about: "For those who lead a team for the first time." },
];

function getOrder(number: number, total: string, day: string): Order {
  const id = String(20_015_000 + number);
  return {
    id,
    title: `Order #${id}`,
    published: day,
    orderStatus: number === 2 ? "CANCELLED" : "PURCHASED",
    lineItems: [],
    content: { id, src: `/order-history/${id}`, itemCount: 1, grandTotalIncTax: total },
  };
}

const ORDERS = [
  getOrder(1, "1074.85", "2026-10-02"),
  getOrder(2, "24.95", "2026-08-19"),
  getOrder(3, "12.00", "2026-03-30"),
];

export interface AccountOptions extends FakeBackendOptions {
  /** Changes of the signed-in account. */
  readonly account?: Partial<Pick<Account, "isFresh" | "pendingEmailAddress" | "subscription">>;
}

/** Opens a new page for a signed-in subscriber, with a fake backend instead of the network. */
export function openAccount({ account, ...options }: AccountOptions = {}): FakeBackend & { close(): void } {
  const { fetch } = globalThis;
  const backend = createFakeBackend({
    user: { email: "reader@quire.test", tier: "subscribers", roleCodes: ["ROLE_HBRG_BEST"] },
    follows: { newsletter: ["The Weekly Digest"] },
    passkeys: [{ id: "p1", name: "Robin’s phone" }],
    orders: ORDERS,
    now: "2026-11-05T09:30:00Z",
    ...options,
  });
  Object.assign(backend.state.user ?? {}, account);
  globalThis.fetch = backend.fetch;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", location.href);
  newPage();
  return Object.assign(backend, {
    close() {
      globalThis.fetch = fetch;
    },
  });
}

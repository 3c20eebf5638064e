import { newPage } from "@quire/conformance/new-page";
import {
  createFakeBackend,
  type FakeBackend,
  type FakeBackendOptions,
  type Subscriber,
} from "@quire/testing";

/** A subscriber who receives printed issues by post. */
export const PETRA: Subscriber = {
  firstName: "Petra",
  lastName: "Solheim",
  emailAddress: "print@quire.test",
  accountNumber: "QR1002003",
  sourceCode: "US_CONSUMER",
  active: true,
  linked: false,
  details: {
    subscriptionStatus: "ACTIVE",
    termTitle: "12 issues",
    firstPurchaseDate: "2024-02-09",
    subscriptionAccessPeriod: { startDate: "2024-02-09", expirationDate: "2027-02-05" },
  },
};

export interface LookupOptions extends FakeBackendOptions {
  /** True if an account has the subscriber's e-mail address. */
  readonly hasAccount?: boolean;
  /** The number of wrong passwords before the test. */
  readonly wrongTries?: number;
}

/** Opens a new page for a guest, with a fake backend instead of the network. */
export function openLookup({
  hasAccount = false,
  wrongTries = 0,
  ...options
}: LookupOptions = {}): FakeBackend & { close(): void } {
  const { fetch } = globalThis;
  const backend = createFakeBackend({ subscribers: [PETRA], ...options });
  const [account] = backend.state.accounts;
  if (account && hasAccount) Object.assign(account, { emailAddress: PETRA.emailAddress, wrongTries });
  globalThis.fetch = backend.fetch;
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  return Object.assign(backend, {
    close() {
      globalThis.fetch = fetch;
    },
  });
}

import { type Answer, answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";

export interface FakeProvider {
  readonly answers: Record<string, Answer>;
  readonly sent: Sent[];
  close(): void;
}

export const SUBSCRIPTION = {
  active: true,
  subscriptionSourceCode: "US_CONSUMER",
  accountNumber: "QR1002003",
  subscriptionStatus: "ACTIVE",
  termTitle: "12 issues",
  firstPurchaseDate: "2024-02-09",
  subscriptionAccessPeriod: { startDate: "2024-02-09", expirationDate: "2027-02-05" },
};

export const SUBSCRIBER = {
  active: true,
  subscriptions: [SUBSCRIPTION],
  firstName: "Petra",
  lastName: "Solheim",
  emailAddress: "print@quire.test",
  userAccountExists: false,
};

const RECORD = { email: "print@quire.test", subscriptionLinked: true };

const READER = { id: "7", emailAddress: "print@quire.test" };

/** Calls that begin a session. */
const SIGNING_IN = ["/api/user/subscriber/register", "/api/user/subscribe", "/authenticate", "/verify"];

/** A subscription provider and its API in place of the network: `found` is what the lookup answers. */
export function openProvider(
  found: object | null = SUBSCRIBER,
  more: Readonly<Record<string, Answer>> = {},
): FakeProvider {
  const { fetch } = globalThis;
  const sent: FakeProvider["sent"] = [];
  const answers: Record<string, Answer> = {
    "/api/user/profile": async () => {
      // An unanswered or refused request begins no session: the profile may be requested after it.
      const isSignedIn = sent.some(
        ({ path }) => SIGNING_IN.includes(path) && typeof answers[path] !== "function",
      );
      return isSignedIn ? Response.json(READER) : new Response(null, { status: 401 });
    },
    "/api/user/subscriber/search": found ? { body: found } : { status: 404 },
    "/api/user/subscriber/register": { body: READER },
    "/api/user/subscribe": { body: RECORD },
    "/authenticate": { body: { authenticated: true } },
    "/verify": { body: RECORD },
    "/api/user/forgotpassword": {},
    ...more,
  };
  globalThis.fetch = answer(answers, sent);
  localStorage.clear();
  sessionStorage.clear();
  // A page of its own: what was under way for the reader before is nobody's.
  newPage();
  return {
    answers,
    sent,
    close() {
      globalThis.fetch = fetch;
    },
  };
}

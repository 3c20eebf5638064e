import * as v from "valibot";

/** A fault of the reference API (`faults.ts`). */
export interface Fault {
  /**
   * `status` and `body` answer without doing the work. `delay` answers later. `hang` never answers. `cut` closes the
   * connection at once, `cut-after` after the work is done.
   */
  readonly kind: "status" | "body" | "delay" | "hang" | "cut" | "cut-after";
  /** A path, or a prefix with a final `*`. */
  readonly path: string;
  readonly method?: string;
  /** Number of affected requests. Default: 1. */
  readonly times?: number;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly delayMs?: number;
}

/** An account to create. Missing fields get generated values. */
export interface AccountOptions {
  readonly emailAddress?: string;
  readonly password?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly roleCodes?: readonly string[];
  readonly restricted?: boolean;
  readonly topics?: readonly string[];
  readonly hmmEligible?: boolean;
  /** Number of read articles in the quotas of accounts-9. */
  readonly articlesRead?: number;
  readonly reportsRead?: number;
  readonly giftsGiven?: number;
  readonly customAttributes?: readonly { readonly name: string; readonly value: string }[];
  /** Focus skills of the leader profile. */
  readonly focusSkills?: readonly string[];
  readonly newsletters?: readonly string[];
  /** Ids of marketing campaigns. */
  readonly campaigns?: readonly string[];
  readonly library?: LibraryOptions;
}

/** Content of the account's library. */
export interface LibraryOptions {
  /** Number of saved items: first the site's articles, then its other content, then generated items. */
  readonly saves?: number;
  readonly folders?: readonly FolderOptions[];
  /** Numbers of read articles, watched webinars and shared articles. */
  readonly history?: { readonly read?: number; readonly watched?: number; readonly shared?: number };
  readonly orders?: number;
}

export interface FolderOptions {
  readonly name: string;
  readonly description?: string;
  /** Default: derived from the name. `hbrgift` for the folder of gifts. */
  readonly slug?: string;
  /** Makes the folder's items read-only too. */
  readonly readOnly?: boolean;
  /** Number of the saves in it. Each folder continues after the saves of the one before. */
  readonly items?: number;
}

/** A print subscriber to create. Missing fields get generated values. */
export interface SubscriberOptions {
  readonly emailAddress?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly accountNumber?: string;
  /** Default: "US_CONSUMER". */
  readonly sourceCode?: string;
  readonly country?: string;
  readonly active?: boolean;
  readonly isNew?: boolean;
}

const SubscriberSchema = v.object({ emailAddress: v.string(), accountNumber: v.string() });
/** The fields by which a lookup finds the subscriber. */
export type SubscriberByPost = v.InferOutput<typeof SubscriberSchema>;

const MailSchema = v.object({
  recipient: v.string(),
  subject: v.string(),
  text: v.string(),
  link: v.string(),
  sent: v.number(),
});
/** A mail that the API would have sent. `link` opens a page of the site. */
export type Mail = v.InferOutput<typeof MailSchema>;

const AccountSchema = v.object({ id: v.number(), emailAddress: v.string(), password: v.string() });
/** An account that can sign in. */
export type Account = v.InferOutput<typeof AccountSchema>;

const RequestSchema = v.object({
  method: v.string(),
  path: v.string(),
  query: v.string(),
  headers: v.record(v.string(), v.string()),
  body: v.string(),
});
/** A request that the API received. */
export type SeenRequest = v.InferOutput<typeof RequestSchema>;

/** Controls a reference API that was started with faults on demand. */
export interface Scenario {
  /** Adds a fault. Faults apply in the order in which they were added. */
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  account(options?: AccountOptions): Promise<Account>;
  /** Returns the received requests, optionally of one method and path. */
  requests(method?: string, path?: string): Promise<SeenRequest[]>;
  forgetRequests(): Promise<void>;
  subscriber(options?: SubscriberOptions): Promise<SubscriberByPost>;
  /** Returns the mails to one recipient or to all, the oldest first. */
  outbox(recipient?: string): Promise<Mail[]>;
  /** Sets the answer of the country lookup. Only the scenario of the outside services has it. */
  geolocation(country: string, city?: string): Promise<void>;
  /**
   * Changes one of the shop's availabilities. `S` is sold out, `F` coming soon, `A` available. The price is in cents.
   */
  availability(
    availabilityId: string,
    change: { readonly status?: "A" | "F" | "S"; readonly cents?: number },
  ): Promise<void>;
  maintenance(on: boolean): Promise<void>;
  /** Sets `isPaywallEnabled` in streams. An open paywall lets everybody download. */
  paywall(open: boolean): Promise<void>;
  captcha(enabled: boolean): Promise<void>;
}

/** @param origin of a reference API, such as "http://localhost:4173" */
export function createScenario(origin: string): Scenario {
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(origin + path, { method, ...(body !== undefined && json) });
    if (response.ok) return response;
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  }
  return {
    async fault(fault) {
      await send("POST", "/__faults", fault);
    },
    async clearFaults() {
      await send("DELETE", "/__faults");
    },
    async account(options = {}) {
      return v.parse(AccountSchema, await (await send("POST", "/__scenario/account", options)).json());
    },
    async requests(method, path) {
      const all = v.parse(v.array(RequestSchema), await (await send("GET", "/__scenario/requests")).json());
      return all.filter((one) => (method ?? one.method) === one.method && (path ?? one.path) === one.path);
    },
    async forgetRequests() {
      await send("DELETE", "/__scenario/requests");
    },
    async subscriber(options = {}) {
      return v.parse(SubscriberSchema, await (await send("POST", "/__scenario/subscriber", options)).json());
    },
    async outbox(recipient) {
      const all = v.parse(v.array(MailSchema), await (await send("GET", "/__scenario/outbox")).json());
      return all.filter((mail) => (recipient ?? mail.recipient) === mail.recipient);
    },
    async geolocation(country, city = "") {
      await send("POST", "/__scenario/geolocation", { country, city });
    },
    async availability(availabilityId, change) {
      await send("POST", "/__scenario/availability", { availabilityId, ...change });
    },
    async maintenance(on) {
      await send("POST", "/__scenario/maintenance", { on });
    },
    async paywall(open) {
      await send("POST", "/__scenario/paywall", { open });
    },
    async captcha(enabled) {
      await send("POST", "/__scenario/captcha", { enabled });
    },
  };
}

import { trackContent } from "../analytics/index.js";
import { call, isRequestError, type RequestError } from "../client/index.js";
import { type Failure, shareByEmail as row } from "../contract/index.js";
import { dedupe, refreshSession, sessionSignal } from "../session/index.js";
import { type Network, toAbsoluteAddress } from "./share-address.js";

export interface EmailShare {
  readonly url: string;
  readonly to: readonly string[];
  /** Only for guests. */
  readonly from?: string;
  readonly message?: string;
  /** For guests: a new captcha token, or empty if there is no captcha. */
  readonly captcha?: string;
}

export type ShareOutcome =
  | { readonly kind: "shared" }
  /** The server refused an address. */
  | { readonly kind: "invalid"; readonly field: "from" | "to" | "url" }
  /** The server needs a captcha token, or rejects this one. */
  | { readonly kind: "captcha" }
  /** The session has ended: the server treats the user as a guest. */
  | { readonly kind: "sign-in-needed" }
  | { readonly kind: "failed"; readonly error: RequestError };

/** Sends an e-mail to each of `to`: 'Shared via email'. A double click sends one request. */
export function shareByEmail({ url, to, from, message = "", captcha }: EmailShare): Promise<ShareOutcome> {
  const sharedWith = [...to];
  return sendOnce(
    { url, description: message, provider: "email", sharedWith, ...(from && { from }) },
    captcha,
  );
}

/** Records a share on a network in the user's history. Needs no account. */
export function noteShare(network: Network, url: string): Promise<ShareOutcome> {
  return sendOnce({ url, provider: network });
}

type Payload = Parameters<typeof call<typeof row>>[1]["body"];

/** Sends a letter once, even after several clicks. Ignores the captcha token, which differs for each click. */
function sendOnce(letter: Payload, captcha?: string): Promise<ShareOutcome> {
  const token = captcha ? { reCaptchaToken: captcha } : {};
  return dedupe(`share ${JSON.stringify(letter)}`, () => send({ ...letter, ...token }));
}

async function send(body: Payload): Promise<ShareOutcome> {
  const url = toAbsoluteAddress(body.url);
  if (url === undefined) return { kind: "invalid", field: "url" };
  try {
    await call(row, { body: { ...body, url }, signal: sessionSignal() });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const outcome = shareFailure(error);
    if (!isGuestExpected(body, outcome)) return outcome;
    const { status } = await refreshSession();
    return status === "anonymous" ? { kind: "sign-in-needed" } : { kind: "failed", error };
  }
  trackContent({ action: "share", url, via: body.provider });
  return { kind: "shared" };
}

/** Returns true if the response asks for a sender's address or a captcha, which only guests send. */
function isGuestExpected({ provider, from }: Payload, outcome: ShareOutcome): boolean {
  if (provider !== "email" || from !== undefined) return false;
  if (outcome.kind === "failed") return outcome.error.status === 401;
  return outcome.kind === "captcha" || (outcome.kind === "invalid" && outcome.field === "from");
}

function shareFailure(error: RequestError): ShareOutcome {
  // The endpoint's schema for this status has parsed the failure. Other statuses have none.
  const field = (error.failure as Failure | undefined)?.errors[0]?.field;
  if (field === "from" || field === "url") return { kind: "invalid", field };
  if (field === "reCaptchaToken") return { kind: "captcha" };
  return field === "sharedWith" ? { kind: "invalid", field: "to" } : { kind: "failed", error };
}

import { createHmac } from "node:crypto";

/** Seconds for which a grant is valid. The contract allows a minute at most. */
const VALID_FOR = 60;

const SHORTEST_KEY = 32;

/** The claims of a grant, apart from its times. */
export interface GrantClaims {
  /** Origin of the server of the text. */
  readonly aud: string;
  /** The article at that server. */
  readonly sub: string;
  readonly for: string;
  readonly tiers: string;
  readonly metered: boolean;
}

/** @throws Error for a key that could be guessed */
export function getGrantKey(key: string | undefined): string | undefined {
  if (!key) return undefined;
  if (key.length >= SHORTEST_KEY) return key;
  throw new Error(
    `The key of the grants has ${key.length} characters. Use at least ${SHORTEST_KEY} random ones.`,
  );
}

/** Signs a grant: a JWT with HS256, whose claims the server of the text compares with the article. */
export function signGrant(key: string, claims: GrantClaims, now: number): string {
  const iat = Math.floor(now / 1000);
  const signed = [
    { alg: "HS256", typ: "JWT" },
    { ...claims, iat, exp: iat + VALID_FOR },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
}

import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from "node:crypto";

/** log2 of scrypt's N. 15 takes about a tenth of a second and 32 MB. Tests use less. */
export const PASSWORD_COST = 15;

const BLOCK_SIZE = 8;
const PARALLEL = 3;
const KEY_BYTES = 32;

/**
 * Creates a salted scrypt hash with its parameters: `scrypt$15$salt$key`. It blocks the thread, so it is only
 * for seeding.
 */
export function hashPasswordSync(password: string, cost = PASSWORD_COST): string {
  const salt = randomBytes(16);
  return format(cost, salt, scryptSync(password.normalize("NFKC"), salt, KEY_BYTES, settings(cost)));
}

export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  return format(cost, salt, await derive(password, salt, cost));
}

/** Compares in constant time. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, cost, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || !cost || !salt || !key) throw new Error("A stored password hash is malformed.");
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), Number(cost));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, settings(cost), (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function settings(cost: number): ScryptOptions {
  return { N: 2 ** cost, r: BLOCK_SIZE, p: PARALLEL, maxmem: 256 * BLOCK_SIZE * 2 ** cost };
}

function format(cost: number, salt: Buffer, key: Buffer): string {
  return `scrypt$${cost}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { createToken } from "./token.js";

const RowSchema = v.object({
  id: v.string(),
  account_id: v.number(),
  credential_id: v.string(),
  /** A copy in separate memory, which the verifying library requires. */
  public_key: v.pipe(
    v.instance(Uint8Array),
    v.transform((bytes) => new Uint8Array(bytes)),
  ),
  counter: v.number(),
  transports: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  name: v.string(),
  created: v.number(),
  last_used: v.nullable(v.number()),
});
export type StoredPasskey = v.InferOutput<typeof RowSchema>;

interface NewPasskey {
  readonly accountId: number;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

const HandleSchema = v.object({ handle: v.string() });

/** The passkeys of accounts. The stored public keys alone do not allow a sign-in. */
export interface Passkeys {
  /** Lists the account's passkeys, the newest first. */
  of(accountId: number): readonly StoredPasskey[];
  byCredential(credentialId: string): StoredPasskey | undefined;
  /** Returns undefined if any account already has the credential. */
  add(passkey: NewPasskey): StoredPasskey | undefined;
  /** @returns false if the account has no such passkey */
  rename(accountId: number, id: string, name: string): boolean;
  /** Removes and returns the passkey. */
  remove(accountId: number, id: string): StoredPasskey | undefined;
  /** Records a sign-in and the passkey's new counter. */
  used(id: string, counter: number): void;
  /** Returns the random user handle of the account, in base64url. */
  handleOf(accountId: number): string;
}

export function createPasskeys(database: DatabaseSync, now: () => number): Passkeys {
  const list = database.prepare("SELECT * FROM passkeys WHERE account_id = ? ORDER BY created DESC, id");
  const find = database.prepare("SELECT * FROM passkeys WHERE credential_id = ?");
  const insert = database.prepare(
    "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL) ON CONFLICT DO NOTHING RETURNING *",
  );
  const rename = database.prepare("UPDATE passkeys SET name = ? WHERE account_id = ? AND id = ?");
  const remove = database.prepare("DELETE FROM passkeys WHERE account_id = ? AND id = ? RETURNING *");
  const use = database.prepare("UPDATE passkeys SET counter = ?, last_used = ? WHERE id = ?");
  const handle = database.prepare("SELECT handle FROM passkey_handles WHERE account_id = ?");
  const name = database.prepare("INSERT INTO passkey_handles VALUES (?, ?) RETURNING handle");

  const read = (row: unknown) => (row === undefined ? undefined : v.parse(RowSchema, row));
  return {
    of: (accountId) => v.parse(v.array(RowSchema), list.all(accountId)),
    byCredential: (credentialId) => read(find.get(credentialId)),
    add: ({ accountId, credentialId, publicKey, counter, transports, name: called }) =>
      read(
        insert.get(
          createToken(),
          accountId,
          credentialId,
          publicKey,
          counter,
          JSON.stringify(transports),
          called,
          now(),
        ),
      ),
    rename: (accountId, id, called) => rename.run(called, accountId, id).changes > 0,
    remove: (accountId, id) => read(remove.get(accountId, id)),
    used: (id, counter) => void use.run(counter, now(), id),
    handleOf: (accountId) =>
      v.parse(HandleSchema, handle.get(accountId) ?? name.get(accountId, createToken())).handle,
  };
}

import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { createToken } from "./token.js";

const RowSchema = v.object({
  id: v.string(),
  account_id: v.number(),
  credential_id: v.string(),
  /** Of its own memory, as what verifies it asks for. */
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

/** The passkeys of accounts. They are public keys, which do not allow a sign-in. */
export interface Passkeys {
  /** The newest first. */
  of(accountId: number): readonly StoredPasskey[];
  byCredential(credentialId: string): StoredPasskey | undefined;
  /** Returns nothing if the credential is known already, for any account. */
  add(passkey: NewPasskey): StoredPasskey | undefined;
  /** Tells if the account has a passkey. */
  rename(accountId: number, id: string, name: string): boolean;
  /** The one that was removed. */
  remove(accountId: number, id: string): StoredPasskey | undefined;
  /** It has signed in, and counts so far. */
  used(id: string, counter: number): void;
  /** Random user handle of the account, in base64url. */
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

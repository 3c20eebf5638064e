import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { IdSchema, listOf, TextSchema } from "./lenient.js";
import { SignedInSchema, SignInFailureSchema } from "./session.js";

/** Bytes as WebAuthn's JSON has them: base64url without padding. */
const BytesSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(32_768), v.regex(/^[\w-]+$/));

const KIND = v.literal("public-key");

const TransportsSchema = v.array(v.pipe(v.string(), v.maxLength(32)));

const DescriptorSchema = v.object({
  type: KIND,
  id: BytesSchema,
  transports: v.exactOptional(TransportsSchema),
});

const RequirementSchema = v.picklist(["required", "preferred", "discouraged"]);

/** Milliseconds. */
const TimeoutSchema = v.pipe(v.number(), v.minValue(1));

/** What a browser is asked for at sign-in: `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequestSchema = v.object({
  challenge: BytesSchema,
  rpId: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
  timeout: v.exactOptional(TimeoutSchema),
  userVerification: v.exactOptional(RequirementSchema),
  allowCredentials: v.exactOptional(v.array(DescriptorSchema)),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequestSchema>;

/** What a browser is asked to make: `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreationSchema = v.object({
  rp: v.object({ id: v.exactOptional(v.pipe(v.string(), v.nonEmpty())), name: v.string() }),
  /** `id` is the account's, made up at random: it tells nothing of who it is. */
  user: v.object({ id: BytesSchema, name: v.string(), displayName: v.string() }),
  challenge: BytesSchema,
  pubKeyCredParams: v.pipe(v.array(v.object({ type: KIND, alg: v.number() })), v.nonEmpty()),
  timeout: v.exactOptional(TimeoutSchema),
  excludeCredentials: v.exactOptional(v.array(DescriptorSchema)),
  authenticatorSelection: v.exactOptional(
    v.object({
      authenticatorAttachment: v.exactOptional(v.picklist(["platform", "cross-platform"])),
      residentKey: v.exactOptional(RequirementSchema),
      requireResidentKey: v.exactOptional(v.boolean()),
      userVerification: v.exactOptional(RequirementSchema),
    }),
  ),
  attestation: v.exactOptional(v.picklist(["none", "indirect", "direct", "enterprise"])),
});
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreationSchema>;

const CREDENTIAL = { id: BytesSchema, rawId: BytesSchema, type: KIND } as const;

/** What a browser has signed with a passkey: `AuthenticationResponseJSON`. */
export const PasskeyAssertionSchema = v.object({
  ...CREDENTIAL,
  response: v.object({
    clientDataJSON: BytesSchema,
    authenticatorData: BytesSchema,
    signature: BytesSchema,
    userHandle: v.nullish(BytesSchema, null),
  }),
});
export type PasskeyAssertion = v.InferOutput<typeof PasskeyAssertionSchema>;

/** What a browser has made: `RegistrationResponseJSON`. */
export const PasskeyAttestationSchema = v.object({
  ...CREDENTIAL,
  response: v.object({
    clientDataJSON: BytesSchema,
    attestationObject: BytesSchema,
    transports: v.nullish(TransportsSchema, () => []),
  }),
});
export type PasskeyAttestation = v.InferOutput<typeof PasskeyAttestationSchema>;

/** One of a reader's passkeys, as they see it; times in ISO 8601. */
export const PasskeySchema = v.object({
  id: IdSchema,
  name: TextSchema,
  created: TextSchema,
  /** Empty: never. */
  lastUsed: TextSchema,
});
export type Passkey = v.InferOutput<typeof PasskeySchema>;

const PasskeyNameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

const changeFailures = {
  400: FailureSchema,
  403: FailureSchema,
  404: FailureSchema,
  409: FailureSchema,
  422: FailureSchema,
  423: FailureSchema,
  429: FailureSchema,
} as const;

/** What a browser is to sign, for whoever wants to sign in: it holds once, and not for long. */
export const passkeyRequest = endpoint({
  name: "passkeyRequest",
  method: "POST",
  base: "api",
  path: "passkeys/request",
  answer: PasskeyRequestSchema,
  failures: { 429: FailureSchema },
  spec: "beyond-28",
});

/**
 * Signs in with what a browser has signed. 401: there is no such passkey, or it has signed something else; 400: what
 * was to be signed holds no more. A locked and a restricted account are told as to a password.
 */
export const authenticatePasskey = endpoint({
  name: "authenticatePasskey",
  method: "POST",
  base: "api",
  path: "passkeys/authenticate",
  body: { as: "json", schema: v.object({ credential: PasskeyAssertionSchema }) },
  answer: SignedInSchema,
  failures: { "4XX": SignInFailureSchema },
  spec: "beyond-28",
});

/** The passkeys of whoever is signed in, the newest first. */
export const passkeys = endpoint({
  name: "passkeys",
  method: "GET",
  base: "api",
  path: "user/passkeys",
  answer: v.object({ passkeys: listOf(PasskeySchema) }),
  spec: "beyond-30",
});

/**
 * What a browser is to make for whoever is signed in. Who has not signed in lately sends their password too: 400 for the
 * field `currentPassword` where it is missing or wrong.
 */
export const passkeyCreation = endpoint({
  name: "passkeyCreation",
  method: "POST",
  base: "api",
  path: "user/passkeys/creation",
  body: {
    as: "json",
    schema: v.object({ currentPassword: v.exactOptional(v.pipe(v.string(), v.maxLength(1024))) }),
  },
  answer: PasskeyCreationSchema,
  failures: changeFailures,
  spec: "beyond-30",
});

/** Keeps what a browser has made. 409: it is known already. */
export const addPasskey = endpoint({
  name: "addPasskey",
  method: "POST",
  base: "api",
  path: "user/passkeys",
  body: {
    as: "json",
    schema: v.object({ credential: PasskeyAttestationSchema, name: PasskeyNameSchema }),
  },
  answer: PasskeySchema,
  failures: changeFailures,
  spec: "beyond-30",
});

const OnePasskeySchema = v.object({ id: v.string() });

export const renamePasskey = endpoint({
  name: "renamePasskey",
  method: "PUT",
  base: "api",
  path: "user/passkeys/{id}",
  params: OnePasskeySchema,
  body: { as: "json", schema: v.object({ name: PasskeyNameSchema }) },
  failures: changeFailures,
  spec: "beyond-30",
});

/** Takes it from the account; one that is gone already is no failure. */
export const removePasskey = endpoint({
  name: "removePasskey",
  method: "DELETE",
  base: "api",
  path: "user/passkeys/{id}",
  params: OnePasskeySchema,
  spec: "beyond-30",
});

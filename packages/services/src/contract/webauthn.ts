import * as v from "valibot";

/** Bytes in WebAuthn's JSON: base64url without padding. */
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

/** Options for a sign-in by passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequestSchema = v.object({
  challenge: BytesSchema,
  rpId: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
  timeout: v.exactOptional(TimeoutSchema),
  userVerification: v.exactOptional(RequirementSchema),
  allowCredentials: v.exactOptional(v.array(DescriptorSchema)),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequestSchema>;

/** Options for a new passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreationSchema = v.object({
  rp: v.object({ id: v.exactOptional(v.pipe(v.string(), v.nonEmpty())), name: v.string() }),
  /** `id` is a random id of the account, which reveals no personal data. */
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

/** A signed challenge: `AuthenticationResponseJSON`. */
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

/** A new passkey: `RegistrationResponseJSON`. */
export const PasskeyAttestationSchema = v.object({
  ...CREDENTIAL,
  response: v.object({
    clientDataJSON: BytesSchema,
    attestationObject: BytesSchema,
    transports: v.nullish(TransportsSchema, () => []),
  }),
});
export type PasskeyAttestation = v.InferOutput<typeof PasskeyAttestationSchema>;

import type { Answers } from "@quire/conformance/answers";

export const MAC = {
  id: "p1",
  name: "Mac",
  created: "2026-11-05T09:30:00.000Z",
  lastUsed: "2026-11-24T10:00:00.000Z",
};
export const PHONE = { id: "p2", name: "Work phone", created: "2026-11-06T09:30:00.000Z", lastUsed: "" };

export const CREATION = {
  rp: { id: "localhost", name: "The Quire Review" },
  user: { id: "aGFuZGxl", name: "reader@quire.test", displayName: "Robin" },
  challenge: "Y2hhbGxlbmdl",
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
};

/** Answers of the API for a recently signed-in user with these passkeys. */
export const passkeyAnswers = (...passkeys: readonly object[]): Answers => ({
  "/api/user/profile": { body: { id: "7", emailAddress: "reader@quire.test" } },
  "GET /api/user/passkeys": { body: { passkeys } },
  "POST /api/user/passkeys/creation": { body: CREATION },
  "POST /api/user/passkeys": { body: { ...PHONE, id: "p3", name: "Linux" } },
  "PUT /api/user/passkeys/p1": {},
  "DELETE /api/user/passkeys/p1": {},
});

/** The browser's result after creating a passkey. */
export function madeCredential(): PublicKeyCredential {
  const json = {
    id: "aWQ",
    rawId: "aWQ",
    type: "public-key",
    response: { clientDataJSON: "e30", attestationObject: "YXR0", transports: ["internal"] },
    clientExtensionResults: {},
  };
  // The code reads only these members of a browser's credential.
  return { rawId: new ArrayBuffer(2), toJSON: () => json } as unknown as PublicKeyCredential;
}

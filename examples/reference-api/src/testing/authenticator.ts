import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation } from "@quire/services/contract";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Values that the simulated device reports instead of the correct ones, to simulate a fault. */
interface FakedValues {
  /** Origin of the requesting page. */
  readonly origin?: string;
  /** Host name for which the device signs. */
  readonly rpId?: string;
  /** Number of signatures so far. */
  readonly counter?: number;
  readonly userHandle?: string;
  /** True if the device has verified its user. */
  readonly isVerified?: boolean;
}

/** A device with one passkey, in the form in which a browser presents it. */
export interface Authenticator {
  readonly id: string;
  make(creation: PasskeyCreation, faked?: FakedValues): PasskeyAttestation;
  sign(challenge: string, faked?: FakedValues): PasskeyAssertion;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();

/** Creates a device for tests: a key on P-256 without attestation. */
export function createAuthenticator(site: string): Authenticator {
  const { origin: own, hostname } = new URL(site);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const idBytes = randomBytes(16);
  const id = text(idBytes);
  let counted = 0;
  let handle = "";

  function clientData(type: string, challenge: string, { origin = own }: FakedValues): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
  function authenticatorData(
    { rpId = hostname, counter, isVerified = true }: FakedValues,
    key?: Buffer,
  ): Buffer {
    counted = counter ?? counted + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counted);
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (key ? HAS_KEY : 0);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, ...(key ? [key] : [])]);
  }
  function keyPart(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2], // The key type: an elliptic curve.
      [3, -7], // The algorithm: ES256.
      [-1, 1], // The curve: P-256.
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    const noModel = Buffer.alloc(16);
    return Buffer.concat([noModel, Buffer.of(0, idBytes.length), idBytes, isoCBOR.encode(cose)]);
  }

  const credential = { id, rawId: id, type: "public-key" } as const;
  return {
    id,
    make({ challenge, user }, faked = {}) {
      handle = user.id;
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(authenticatorData(faked, keyPart()))],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData("webauthn.create", challenge, faked)),
          attestationObject: text(isoCBOR.encode(attestation)),
          transports: ["internal"],
        },
      };
    },
    sign(challenge, faked = {}) {
      const data = clientData("webauthn.get", challenge, faked);
      const signed = authenticatorData(faked);
      return {
        ...credential,
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(signed),
          signature: text(sign("sha256", Buffer.concat([signed, sha256(data)]), privateKey)),
          userHandle: faked.userHandle ?? handle,
        },
      };
    },
  };
}

import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation } from "@quire/services/contract";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Overrides for a faulty device. */
interface Said {
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
  make(creation: PasskeyCreation, said?: Said): PasskeyAttestation;
  sign(challenge: string, said?: Said): PasskeyAssertion;
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

  function clientData(type: string, challenge: string, { origin = own }: Said): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
  function authenticatorData({ rpId = hostname, counter, isVerified = true }: Said, key?: Buffer): Buffer {
    counted = counter ?? counted + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counted);
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (key ? HAS_KEY : 0);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, ...(key ? [key] : [])]);
  }
  function keyPart(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2], // An elliptic curve,
      [3, -7], // for ES256,
      [-1, 1], // P-256.
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    const noModel = Buffer.alloc(16);
    return Buffer.concat([noModel, Buffer.of(0, idBytes.length), idBytes, isoCBOR.encode(cose)]);
  }

  const credential = { id, rawId: id, type: "public-key" } as const;
  return {
    id,
    make({ challenge, user }, said = {}) {
      handle = user.id;
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(authenticatorData(said, keyPart()))],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData("webauthn.create", challenge, said)),
          attestationObject: text(isoCBOR.encode(attestation)),
          transports: ["internal"],
        },
      };
    },
    sign(challenge, said = {}) {
      const data = clientData("webauthn.get", challenge, said);
      const signed = authenticatorData(said);
      return {
        ...credential,
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(signed),
          signature: text(sign("sha256", Buffer.concat([signed, sha256(data)]), privateKey)),
          userHandle: said.userHandle ?? handle,
        },
      };
    },
  };
}

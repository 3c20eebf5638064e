import { generateKeyPairSync, sign } from "node:crypto";

/** Encodes an element of DER: tag, length, contents. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, ...derLength(body.length)]), body]);
}

/** DER allows only the shortest form. */
function derLength(bytes: number): number[] {
  if (bytes < 0x80) return [bytes];
  return bytes < 0x100 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff];
}

const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents);
const ECDSA_WITH_SHA256 = sequence(der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
const COMMON_NAME = der(0x06, Buffer.from("550403", "hex"));

const getName = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));

/** Formats a UTCTime, such as 261121040000Z. */
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`));

/** Creates a self-signed certificate, valid for one day. The test browsers are configured to accept it. */
export function selfSigned(name: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const day = 24 * 60 * 60 * 1000;
  const body = sequence(
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    getName(name),
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    getName(name),
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", body, privateKey));
  const base64 = sequence(body, ECDSA_WITH_SHA256, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

import type { PasskeyCreation, PasskeyRequest } from "../contract/index.js";

/**
 * Converts between the contract's JSON and the browser's objects. It also works in browsers without the
 * native functions.
 */

type Descriptors = PasskeyRequest["allowCredentials"];

/** Returns the browser's options for a sign-in. */
export function getRequest(json: PasskeyRequest): PublicKeyCredentialRequestOptions {
  if (PublicKeyCredential.parseRequestOptionsFromJSON)
    return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  const { challenge, allowCredentials, ...plain } = json;
  return { ...plain, challenge: getBytes(challenge), allowCredentials: getDescriptors(allowCredentials) };
}

/** Returns the browser's options for a new passkey. */
export function getCreation(json: PasskeyCreation): PublicKeyCredentialCreationOptions {
  if (PublicKeyCredential.parseCreationOptionsFromJSON)
    return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const { challenge, user, excludeCredentials, ...plain } = json;
  return {
    ...plain,
    challenge: getBytes(challenge),
    user: { ...user, id: getBytes(user.id) },
    excludeCredentials: getDescriptors(excludeCredentials),
  };
}

function getDescriptors(descriptors: Descriptors = []): PublicKeyCredentialDescriptor[] {
  return descriptors.map(({ transports, ...descriptor }) => ({
    ...descriptor,
    id: getBytes(descriptor.id),
    // Browsers ignore unknown transports.
    ...(transports && { transports: transports as AuthenticatorTransport[] }),
  }));
}

/** Returns a credential as JSON. The objects of some password managers have a `toJSON` that throws. */
export function getJson(credential: PublicKeyCredential): unknown {
  try {
    return credential.toJSON();
  } catch {
    const { id, rawId, type, response } = credential;
    return { id, rawId: getText(rawId), type, response: responseOf(response) };
  }
}

const PARTS = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];

function responseOf(response: AuthenticatorResponse): Record<string, unknown> {
  const parts = PARTS.map((name) => [name, Reflect.get(response, name)] as const);
  const bytes = parts.filter(([, value]) => value instanceof ArrayBuffer);
  return {
    ...Object.fromEntries(bytes.map(([name, value]) => [name, getText(value)])),
    transports: (response as Partial<AuthenticatorAttestationResponse>).getTransports?.() ?? [],
  };
}

/** Decodes a base64url text that a schema has validated. */
function getBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** Encodes bytes as base64url without padding. */
function getText(bytes: ArrayBuffer): string {
  let plain = "";
  for (const byte of new Uint8Array(bytes)) plain += String.fromCharCode(byte);
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

import type { PasskeyCreation, PasskeyRequest } from "../contract/index.js";
import { bytesOf, textOf } from "./bytes.js";

/**
 * What the contract has as JSON, as the browser takes it and gives it: by its own means, or by ours where it has none.
 */

type Descriptors = PasskeyRequest["allowCredentials"];

/** What a browser shall sign. */
export function requestOf(json: PasskeyRequest): PublicKeyCredentialRequestOptions {
  if (PublicKeyCredential.parseRequestOptionsFromJSON)
    return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  const { challenge, allowCredentials, ...plain } = json;
  return { ...plain, challenge: bytesOf(challenge), allowCredentials: descriptorsOf(allowCredentials) };
}

/** What a browser shall make. */
export function creationOf(json: PasskeyCreation): PublicKeyCredentialCreationOptions {
  if (PublicKeyCredential.parseCreationOptionsFromJSON)
    return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const { challenge, user, excludeCredentials, ...plain } = json;
  return {
    ...plain,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: descriptorsOf(excludeCredentials),
  };
}

function descriptorsOf(descriptors: Descriptors = []): PublicKeyCredentialDescriptor[] {
  return descriptors.map(({ transports, ...descriptor }) => ({
    ...descriptor,
    id: bytesOf(descriptor.id),
    // A browser passes over those that it does not know.
    ...(transports && { transports: transports as AuthenticatorTransport[] }),
  }));
}

/** What it has signed or made. Password managers put objects in its place whose own `toJSON` throws. */
export function jsonOf(credential: PublicKeyCredential): unknown {
  try {
    return credential.toJSON();
  } catch {
    const { id, rawId, type, response } = credential;
    return { id, rawId: textOf(rawId), type, response: responseOf(response) };
  }
}

const PARTS = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];

function responseOf(response: AuthenticatorResponse): Record<string, unknown> {
  const parts = PARTS.map((name) => [name, Reflect.get(response, name)] as const);
  const bytes = parts.filter(([, value]) => value instanceof ArrayBuffer);
  return {
    ...Object.fromEntries(bytes.map(([name, value]) => [name, textOf(value)])),
    transports: (response as Partial<AuthenticatorAttestationResponse>).getTransports?.() ?? [],
  };
}

import type { CDPSession, Page } from "playwright";

/** A simulated device of the user that stores passkeys. Chromium implements it. */
export interface VirtualAuthenticator {
  /** Sets whether user verification succeeds. If not, the browser reports a cancelled dialog. */
  setVerified(isVerified: boolean): Promise<void>;
  /** Returns the number of stored passkeys. */
  count(): Promise<number>;
  /** Copies all passkeys to the device of another page. */
  copyTo(other: VirtualAuthenticator): Promise<void>;
  add(credential: Credential): Promise<void>;
}

type Credential = Awaited<ReturnType<typeof credentialsOf>>[number];

const OPTIONS = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** Adds a device to the page. Its user confirms each request at once. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options: OPTIONS });
  return {
    async setVerified(isUserVerified) {
      await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
    async count() {
      return (await credentialsOf(session, authenticatorId)).length;
    },
    async copyTo(other) {
      for (const credential of await credentialsOf(session, authenticatorId)) await other.add(credential);
    },
    async add(credential) {
      await session.send("WebAuthn.addCredential", { authenticatorId, credential });
    },
  };
}

async function credentialsOf(session: CDPSession, authenticatorId: string) {
  return (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
}

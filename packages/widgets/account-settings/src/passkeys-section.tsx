import { Passkeys, passkeysText, renamingForm, usePasskeys } from "@quire/features/credentials";
import { useDraft } from "@quire/services/session";
import type { ReactNode } from "react";
import { ReadProblem } from "./read-problem.js";
import { Section, type SectionProps } from "./section.js";
import { text } from "./text.js";

const ignore = () => {};

/** The passkeys of the user (beyond-30). */
export function PasskeysSection({ user }: SectionProps): ReactNode {
  const passkeys = usePasskeys();
  const renaming = useDraft(renamingForm, "account passkeys");
  return (
    <Section name="passkeys" heading={text("passkeysHeading")}>
      {passkeys.failed && (
        <ReadProblem section={text("passkeysHeading")} onRetry={passkeys.reload}>
          {passkeysText("readFailed")}
        </ReadProblem>
      )}
      {passkeys.list && (
        <Passkeys
          passkeys={passkeys.list}
          change={passkeys.change}
          renaming={renaming}
          username={user.emailAddress || user.username}
          onPasskeyAdded={ignore}
          onPasskeyRemoved={ignore}
        />
      )}
      {!passkeys.list && !passkeys.failed && <div className="quire-account-bone" aria-hidden="true" />}
    </Section>
  );
}

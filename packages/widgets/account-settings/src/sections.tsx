import { ownDocument } from "@quire/core";
import { useHost } from "@quire/element";
import { Passkeys, passkeysText, renamingForm, usePasskeys } from "@quire/features/credentials";
import { useDraft } from "@quire/services/session";
import { loadAccountData } from "@quire/services/settings";
import { BusyButton, Notice } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type { SectionName } from "./attributes.js";
import { DeleteSection } from "./delete-section.js";
import { EmailSection } from "./email-section.js";
import { NameSection } from "./name-section.js";
import { NewslettersSection } from "./newsletters-section.js";
import { OrdersSection } from "./orders-section.js";
import { PasswordSection } from "./password-section.js";
import { PlanSection } from "./plan-section.js";
import { ReadProblem } from "./read-problem.js";
import { Section, type SectionProps } from "./section.js";
import { text } from "./text.js";
import { getTrouble } from "./trouble.js";
import { useAccountDetails } from "./use-account-details.js";
import { useSaved } from "./use-saved.js";

/** The download of everything that the site stores about the user (beyond-345). */
function DataSection({ onDataDownloaded }: SectionProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();
  const saved = useSaved();
  const host = useHost();

  async function download(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    saved.clear();
    const outcome = await loadAccountData();
    if (host.signal.aborted) return;
    setBusy(false);
    if (outcome.kind !== "read") return setProblem(getTrouble(outcome));
    saveFile(`${text("dataFile")}.json`, JSON.stringify(outcome.data, null, 2));
    saved.confirm(text("dataDone"));
    onDataDownloaded(null);
  }
  return (
    <Section name="data" heading={text("dataHeading")} lead={text("dataLead")}>
      <div className="quire-account-stack">
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className="quire-account-foot">
          <BusyButton isQuiet isBusy={isBusy} onPress={download}>
            {text("dataGet")}
          </BusyButton>
          {saved.mark}
        </div>
      </div>
    </Section>
  );
}

/** Milliseconds until the file's address ends. The browser has started the download by then. */
const FILE_MS = 60_000;

function saveFile(name: string, contents: string): void {
  const link = ownDocument.createElement("a");
  link.href = URL.createObjectURL(new Blob([contents], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FILE_MS);
}

const ignore = () => {};

/** The passkeys of the user (beyond-30). */
function PasskeysSection({ user }: SectionProps): ReactNode {
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

const VIEWS: Readonly<Record<SectionName, (props: SectionProps) => ReactNode>> = {
  name: NameSection,
  email: EmailSection,
  password: PasswordSection,
  passkeys: PasskeysSection,
  plan: PlanSection,
  orders: OrdersSection,
  newsletters: NewslettersSection,
  data: DataSection,
  delete: DeleteSection,
};

/** The sections of a signed-in user, in the page's order. */
export function Sections(props: Omit<SectionProps, "account">): ReactNode {
  const account = useAccountDetails();
  return (
    <div className="quire-account-sections">
      {props.names.map((name) => {
        const View = VIEWS[name];
        return <View key={name} {...props} account={account} />;
      })}
    </div>
  );
}

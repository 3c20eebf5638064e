import { ownDocument } from "@quire/core";
import { useHost } from "@quire/element";
import { loadAccountData } from "@quire/services/settings";
import { BusyButton, Notice } from "@quire/ui";
import { type ReactNode, useState } from "react";
import { Section, type SectionProps } from "./section.js";
import { text } from "./text.js";
import { getTrouble } from "./trouble.js";
import { useSaved } from "./use-saved.js";

/** The download of everything that the site stores about the user (beyond-345). */
export function DataSection({ onDataDownloaded }: SectionProps): ReactNode {
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

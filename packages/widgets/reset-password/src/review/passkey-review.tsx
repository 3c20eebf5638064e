import { formatDay, pageLocale } from "@quire/core";
import { useHost } from "@quire/element";
import { GenericFailure } from "@quire/features/credentials";
import type { Passkey } from "@quire/services/contract";
import { removeResetPasskey } from "@quire/services/password";
import { Notice, useNextFocus } from "@quire/ui";
import { type ReactNode, useState } from "react";
import { text } from "./text.js";

interface PasskeyReviewProps {
  readonly passkeys: readonly Passkey[];
  readonly token: string;
}

interface ShownNotice {
  readonly tone: "error" | "success";
  readonly words: ReactNode;
}

/** Lists the passkeys that remain valid after the reset. Each can be removed with the link's token. */
export function PasskeyReview({ passkeys: before, token }: PasskeyReviewProps): ReactNode {
  const host = useHost();
  const [passkeys, setPasskeys] = useState(before);
  const [notice, setNotice] = useState<ShownNotice>();
  const [busy, setBusy] = useState<string>();
  const focusNext = useNextFocus();

  async function remove({ id, name }: Passkey): Promise<void> {
    setBusy(id);
    setNotice(undefined);
    const outcome = await removeResetPasskey({ token, id }, host.signal);
    if (host.signal.aborted) return;
    setBusy(undefined);
    if (outcome === "expired") return setNotice({ tone: "error", words: text("passkeyExpired") });
    if (outcome === "failed") return setNotice({ tone: "error", words: <GenericFailure /> });
    setPasskeys((all) => all.filter((one) => one.id !== id));
    setNotice({ tone: "success", words: text("passkeyRemoved", { name }) });
    const find = (selector: string) => host.shell.container.querySelector<HTMLElement>(selector);
    focusNext(() => find(".quire-review button") ?? find(".quire-outcome"));
  }
  return (
    <>
      {notice && <Notice tone={notice.tone}>{notice.words}</Notice>}
      {passkeys.length > 0 && <p className="quire-text">{text("passkeysLead")}</p>}
      <ul className="quire-review" aria-label={text("passkeys")} hidden={passkeys.length === 0}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              <bdi>{passkey.name}</bdi>
              <span className="quire-hint">{getWords(passkey)}</span>
            </span>
            <button
              type="button"
              className="quire-button"
              data-quiet=""
              aria-label={getLabel(passkey, before)}
              aria-busy={busy === passkey.id || undefined}
              aria-disabled={busy !== undefined || undefined}
              onClick={() => busy === undefined && remove(passkey)}
            >
              <span>{text("removePasskey")}</span>
              <span className="quire-spinner" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns a button's label. It includes the place in the list when several passkeys have the same name. */
function getLabel(passkey: Passkey, all: readonly Passkey[]): string {
  const { name } = passkey;
  const isAlone = all.filter((one) => one.name === name).length === 1;
  const place = String(all.indexOf(passkey) + 1);
  return isAlone ? text("removePasskeyLabel", { name }) : text("removePasskeyPlace", { name, place });
}

function getWords({ created, lastUsed }: Passkey): string {
  const locale = pageLocale();
  const since = formatDay(created, locale);
  const used = formatDay(lastUsed, locale);
  const last = used ? text("passkeyUsed", { day: used }) : text("passkeyUnused");
  return since ? `${text("passkeyCreated", { day: since })} · ${last}` : last;
}

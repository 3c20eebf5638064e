import { type UnlockTime, useLockout } from "@quire/services/session";
import { type ReactNode, useRef } from "react";
import { HelpSentence } from "../customer-service/help-sentence.js";
import { text } from "./text.js";

/**
 * Shows the countdown of a locked account (accounts-8.2), and finally that it is unlocked. Only some steps are announced,
 * politely, also inside an alert.
 */
export function LockedMessage(): ReactNode {
  const time = useLockout();
  const first = useRef(time);
  const isStep = time !== null && time !== first.current && isAnnounced(time);
  return (
    <>
      {/* The countdown is off for screen readers, so that they do not announce every second. */}
      <div aria-live="off">
        {time ? (
          <HelpSentence of={text} message="locked" values={{ time: text("unlockTime", { ...time }) }} />
        ) : (
          <p className="quire-text">{text("unlocked")}</p>
        )}
      </div>
      <p role="status" className="quire-unseen">
        {isStep && text("unlocksIn", { time: text("unlockTime", { ...time }) })}
        {first.current && !time && text("unlocked")}
      </p>
    </>
  );
}

const SECONDS = [30, 10];

/** Each hour, each fifth minute and the last five, 30 and 10 seconds. */
function isAnnounced({ unit, n }: UnlockTime): boolean {
  if (unit === "seconds") return SECONDS.includes(n);
  return unit === "hours" || n <= 5 || n % 5 === 0;
}

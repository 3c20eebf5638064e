import { useHost } from "@quire/element";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { text } from "./text.js";

interface DeleteQuestionProps {
  readonly name: string;
  /** Deletes the folder. @returns the error message, or undefined */
  readonly onDelete: () => Promise<string | undefined>;
  readonly onCancel: () => void;
}

/** Asks before a folder is deleted (content-4.5, active-delete). */
export function DeleteQuestion({ name, onDelete, onCancel }: DeleteQuestionProps): ReactNode {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function answerYes(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const failed = await onDelete();
    if (host.signal.aborted) return;
    setProblem(failed);
    setBusy(false);
  }
  function leave(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onCancel();
  }
  const question = text("question", { name });
  return (
    <fieldset part="question" onKeyDown={leave}>
      <legend part="question-text">{question}</legend>
      <div part="buttons">
        <button
          part="confirm"
          type="button"
          className="quire-button"
          data-danger=""
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && answerYes()}
        >
          <span>{text("delete")}</span>
          <span className="quire-spinner" aria-hidden="true" />
        </button>
        <button part="keep" type="button" className="quire-button" data-quiet="" onClick={onCancel}>
          {text("cancel")}
        </button>
      </div>
      <p part="problem" role="alert">
        {problem}
      </p>
    </fieldset>
  );
}

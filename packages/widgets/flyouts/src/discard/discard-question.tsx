import { useFrame } from "@quire/element";
import { BusyButton, Notice, QuietButton } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface DiscardQuestionProps {
  /** The title of the item, or the number of items. */
  readonly what: string;
  /** Label in place of Yes, for a retry. The report then replaces the question. */
  readonly yes?: string | undefined;
  readonly isBusy: boolean;
  /** The error, in words for users. */
  readonly problem?: ReactNode;
  readonly onYes: () => void;
  readonly children?: ReactNode;
}

/** 'Are you sure you want to discard {what} from your library?' with Yes and Cancel (content-2.28). */
export function DiscardQuestion(props: DiscardQuestionProps): ReactNode {
  const { what, yes, isBusy, problem, onYes, children } = props;
  const frame = useFrame();
  return (
    <div className="quire-flyout">
      {yes === undefined && <p className="quire-question">{text("question", { what })}</p>}
      {problem && <Notice tone="error">{problem}</Notice>}
      {children}
      <div className="quire-answers">
        <BusyButton isDanger isBusy={isBusy} onPress={onYes}>
          {yes ?? text("yes")}
        </BusyButton>
        <QuietButton onPress={() => frame.close("button")}>{text("cancel")}</QuietButton>
      </div>
    </div>
  );
}

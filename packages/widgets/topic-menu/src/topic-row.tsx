import { type ReactNode, useId } from "react";
import { text } from "./text.js";
import type { Removal } from "./use-removals.js";

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly children: string;
  readonly onChoose: () => void;
}

/** A button of the menu that chooses a topic or everything. */
export function Choice({ isChosen, children, onChoose }: ChoiceProps): ReactNode {
  return (
    <button part="choice" type="button" aria-current={isChosen || undefined} onClick={onChoose}>
      {children}
    </button>
  );
}

interface TopicRowProps {
  readonly topic: string;
  readonly isChosen: boolean;
  readonly isAsked: boolean;
  readonly removal: Removal | undefined;
  readonly onChoose: () => void;
  readonly onAsk: () => void;
  readonly onAnswer: (yes: boolean) => void;
}

/** A topic with its remove button, or the question about the removal in their place (accounts-2.34, accounts-4.20). */
export function TopicRow(props: TopicRowProps): ReactNode {
  const { topic, isChosen, isAsked, removal, onChoose, onAsk, onAnswer } = props;
  return (
    <li part="item">
      {isAsked ? (
        <Question topic={topic} onAnswer={onAnswer} />
      ) : (
        <>
          <Choice isChosen={isChosen} onChoose={onChoose}>
            {topic}
          </Choice>
          <button part="remove" type="button" aria-label={text("remove", { topic })} onClick={onAsk}>
            {text("unfollow")}
          </button>
        </>
      )}
      <p part="item-problem" role="alert">
        {removal === "failed" && text("removeFailed", { topic })}
        {removal === "offline" && text("removeOffline", { topic })}
      </p>
    </li>
  );
}

interface QuestionProps {
  readonly topic: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** The question replaces the topic. The second click of a double click lands on 'No'. */
function Question({ topic, onAnswer }: QuestionProps): ReactNode {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which cannot stand beside its buttons
    <div part="question" role="group" aria-labelledby={id}>
      <p part="question-text" id={id}>
        {text("question", { topic })}
      </p>
      <button part="answer" type="button" data-danger="" onClick={() => onAnswer(true)}>
        {text("yes")}
      </button>
      <button part="answer" type="button" data-answer="no" onClick={() => onAnswer(false)}>
        {text("no")}
      </button>
    </div>
  );
}

import { useHost } from "@quire/element";
import { unfollow } from "@quire/services/following";
import { askForSignIn } from "@quire/services/session";
import { type ReactNode, useId, useRef, useState } from "react";
import { text } from "./text.js";

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
  readonly isConfirming: boolean;
  readonly removal: Removal | undefined;
  readonly onChoose: () => void;
  readonly onAsk: () => void;
  readonly onAnswer: (yes: boolean) => void;
}

/** A topic with its remove button, or the question about the removal in their place (accounts-2.34, accounts-4.20). */
export function TopicRow(props: TopicRowProps): ReactNode {
  const { topic, isChosen, isConfirming, removal, onChoose, onAsk, onAnswer } = props;
  return (
    <li part="item">
      {isConfirming ? (
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

/** The state of a topic's removal; absent before it is requested. */
type Removal = "pending" | "failed" | "offline";

export interface Removals {
  of(topic: string): Removal | undefined;
  /** Requests a removal. A second call is ignored while the first is pending. */
  remove(topic: string): Promise<void>;
}

/** Stops following topics. A pending removal counts as done until the server refuses it. */
export function useRemovals(onRemoved: (topic: string) => void): Removals {
  const [removals, setRemovals] = useState<ReadonlyMap<string, Removal>>(new Map());
  const pending = useRef(new Set<string>());
  const host = useHost();

  function show(topic: string, removal: Removal | undefined): void {
    if (host.signal.aborted) return;
    setRemovals((before) => {
      const after = new Map(before);
      if (removal) after.set(topic, removal);
      else after.delete(topic);
      return after;
    });
  }

  async function remove(topic: string): Promise<void> {
    if (pending.current.has(topic)) return;
    pending.current.add(topic);
    const target = { type: "topic", name: topic } as const;
    show(topic, "pending");
    const outcome = await unfollow(target).finally(() => pending.current.delete(topic));
    if (outcome.kind === "done" || outcome.kind === "waiting") {
      // A removal that waits for a connection counts as done.
      show(topic, outcome.kind === "done" ? undefined : "pending");
      onRemoved(topic);
    } else if (outcome.kind === "sign-in-needed") {
      show(topic, undefined);
      askForSignIn({ action: "unfollow", data: target }, {});
    } else {
      const isOffline = outcome.kind === "failed" && outcome.error.code === "request/offline";
      show(topic, isOffline ? "offline" : "failed");
    }
  }

  return { of: (topic) => removals.get(topic), remove };
}

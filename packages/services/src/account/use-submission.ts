import { useCallback, useEffect, useRef, useState } from "react";

export interface Submission<Input, Outcome> {
  readonly isSending: boolean;
  /** The last outcome, until the next submission. */
  readonly outcome: Outcome | undefined;
  /** Sends the input. A call during another one joins it, so that a double submit sends one request. */
  submit(input: Input): Promise<Outcome>;
  /** Clears the outcome, for example when the user types again. */
  reset(): void;
}

/** Keeps the state of a headless form around one function. A submission completes after an unmount too. */
export function useSubmission<Input, Outcome>(
  send: (input: Input) => Promise<Outcome>,
): Submission<Input, Outcome> {
  const [state, setState] = useState<{ isSending: boolean; outcome: Outcome | undefined }>(IDLE);
  const running = useRef<Promise<Outcome>>(undefined);
  const latest = useRef(send);
  latest.current = send;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const submit = useCallback((input: Input): Promise<Outcome> => {
    running.current ??= submitInput(input).finally(() => {
      running.current = undefined;
    });
    return running.current;

    async function submitInput(input: Input): Promise<Outcome> {
      setState({ isSending: true, outcome: undefined });
      try {
        const outcome = await latest.current(input);
        if (isMounted.current) setState({ isSending: false, outcome });
        return outcome;
      } catch (error) {
        if (isMounted.current) setState(IDLE);
        throw error;
      }
    }
  }, []);
  const reset = useCallback(() => setState(({ isSending }) => ({ isSending, outcome: undefined })), []);
  return { ...state, submit, reset };
}

const IDLE = { isSending: false, outcome: undefined };

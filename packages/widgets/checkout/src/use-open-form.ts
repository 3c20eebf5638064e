import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { OpenForms } from "./use-continue.js";

type Tell = () => Promise<ReactNode>;

interface OpenForm {
  /** Carries the sending out, so that it can be waited for. */
  readonly send: (tell: Tell) => Promise<ReactNode>;
  /** Closes the form after the server has accepted its values. */
  readonly taken: () => void;
}

/** Lets the step's button send a form that is open, and wait for what came of it. */
export function useOpenForm(forms: OpenForms, name: string, place: RefObject<HTMLElement | null>): OpenForm {
  // Not told by the form's going: React takes it out some time after it has been taken.
  const isTaken = useRef(false);
  const underWay = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    const open = forms.current;
    open.set(name, async () => {
      if (!underWay.current) place.current?.querySelector("form")?.requestSubmit();
      await underWay.current;
      return isTaken.current;
    });
    return () => void open.delete(name);
  }, [forms, name, place]);
  return {
    send(tell) {
      isTaken.current = false;
      const told = tell().finally(() => {
        underWay.current = undefined;
      });
      underWay.current = told;
      return told;
    },
    taken() {
      isTaken.current = true;
    },
  };
}

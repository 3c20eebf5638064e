import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { OpenForms } from "./use-continue.js";

type Submit = () => Promise<ReactNode>;

interface OpenForm {
  /** Runs the request and records it, so that the step's button can wait for it. */
  readonly send: (submit: Submit) => Promise<ReactNode>;
  /** Closes the form after the server has accepted its values. */
  readonly taken: () => void;
}

/** Lets the step's button send an open form, and wait for the result. */
export function useOpenForm(forms: OpenForms, name: string, place: RefObject<HTMLElement | null>): OpenForm {
  // A ref, because React removes the form only later.
  const isAccepted = useRef(false);
  const underWay = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    const open = forms.current;
    open.set(name, async () => {
      if (!underWay.current) place.current?.querySelector("form")?.requestSubmit();
      await underWay.current;
      return isAccepted.current;
    });
    return () => void open.delete(name);
  }, [forms, name, place]);
  return {
    send(submit) {
      isAccepted.current = false;
      const result = submit().finally(() => {
        underWay.current = undefined;
      });
      underWay.current = result;
      return result;
    },
    taken() {
      isAccepted.current = true;
    },
  };
}

import { report } from "@quire/core";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

interface OnDemandProps<Props> {
  /** A stable function that imports the component. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Shows until the code has loaded, and without it. */
  readonly fallback?: ReactNode;
}

/** A part of the checkout that only some users need. */
export function OnDemand<Props extends object>({ load, props, fallback }: OnDemandProps<Props>): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isCancelled = false;
    load().then((part) => isCancelled || setPart(() => part), report);
    return () => {
      isCancelled = true;
    };
  }, [load]);
  return Part ? <Part {...props} /> : fallback;
}

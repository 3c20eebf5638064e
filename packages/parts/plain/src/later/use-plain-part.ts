import { useHost } from "@quire/element";
import { useLayoutEffect } from "react";
import { type PlainPart, plainParts } from "../plain-part.js";

/** Hands a widget's properties to its part in plain DOM, and ends the part with the widget. */
export function usePlainPart<Options>(options: Options): void {
  const { host } = useHost().shell;
  useLayoutEffect(() => {
    const held = plainParts().get(host);
    if (!held) return;
    held.isHeld = true;
    // The widget's own shell made it, for these options.
    (held.part as PlainPart<Options>).set(options);
  });
  useLayoutEffect(() => {
    const held = plainParts().get(host);
    return () => {
      if (held) held.isHeld = false;
      held?.part.end();
    };
  }, [host]);
}

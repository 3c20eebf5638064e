import { reactView, useFrame } from "@quire/element";
import { type ReactNode, useLayoutEffect } from "react";
import { Flyout } from "../flyout.js";
import { headingOf } from "./heading-of.js";

interface GenericViewProps {
  readonly heading: string;
  readonly body: string;
}

/** What the flyout says; the page's own markup is there before, in the shell's slot. */
export function GenericView({ heading, body }: GenericViewProps): ReactNode {
  const frame = useFrame();
  useLayoutEffect(() => frame.setTitle(headingOf(frame.host, heading)), [frame, heading]);
  return <Flyout>{body && <p part="text">{body}</p>}</Flyout>;
}

/** What the element imports once it is needed. */
export const view = reactView(GenericView);

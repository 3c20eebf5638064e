import { reactView, useFrame } from "@quire/element";
import { type ReactNode, useLayoutEffect } from "react";
import { Flyout } from "../flyout.js";
import { getHeading } from "./shell.js";

interface GenericViewProps {
  readonly heading: string;
  readonly body: string;
}

/** Content of the flyout. The page's own markup shows earlier, in the shell's slot. */
export function GenericView({ heading, body }: GenericViewProps): ReactNode {
  const frame = useFrame();
  useLayoutEffect(() => frame.setTitle(getHeading(frame.host, heading)), [frame, heading]);
  return <Flyout>{body && <p part="text">{body}</p>}</Flyout>;
}

/** The export that the element imports later. */
export const view = reactView(GenericView);

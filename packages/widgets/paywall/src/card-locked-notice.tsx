import { LockedNotice } from "@quire/features/credentials";
import type { ReactNode } from "react";
import { CardLink } from "./card-link.js";
import type { CardProps } from "./card-props.js";
import { text } from "./text.js";

/** Shows the countdown while sign-in is locked in any tab, and a link to the register card (accounts-8.6). */
export function CardLockedNotice({ go }: Pick<CardProps, "go">): ReactNode {
  return (
    <LockedNotice>
      {" "}
      <p className="quire-text">
        <CardLink to="register" go={go}>
          {text("createOne")}
        </CardLink>
      </p>
    </LockedNotice>
  );
}

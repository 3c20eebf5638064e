import { LockedNotice } from "@quire/features/credentials";
import type { ReactNode } from "react";
import { CardLink } from "./card-link.js";
import type { CardProps } from "./card-props.js";
import { text } from "./text.js";

/** For as long as sign-in is locked, in whichever tab: the countdown, and the way to an account (accounts-8.6). */
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

import { getTree } from "@quire/core";
import type { CurrentUser } from "@quire/services/contract";
import { useUniqueId } from "@quire/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { AccountSettingsViewProps, SectionName } from "./attributes.js";
import type { AccountDetailsRead } from "./use-account-details.js";

/** Props of a section's view. */
export interface SectionProps extends AccountSettingsViewProps {
  readonly user: CurrentUser;
  /** The shown sections. */
  readonly names: readonly SectionName[];
  readonly account: AccountDetailsRead;
  readonly onDeleted: () => void;
}

interface SectionFrameProps {
  readonly name: SectionName;
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A section with its heading. It has the address `#account-{name}`, unless the page uses that id itself. */
export function Section({ name, heading, lead, children }: SectionFrameProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const headingId = useUniqueId("account-heading");
  useEffect(() => {
    const element = section.current;
    const id = `account-${name}`;
    if (!element || getTree(element).getElementById(id)) return;
    element.id = id;
    // Its content comes after the browser's own jump.
    if (location.hash === `#${id}`) {
      element.scrollIntoView();
      title.current?.focus({ preventScroll: true });
    }
    return () => element.removeAttribute("id");
  }, [name]);
  return (
    <section className="quire-account-section" ref={section} aria-labelledby={headingId}>
      <div className="quire-account-head">
        <h2 className="quire-account-heading" id={headingId} tabIndex={-1} ref={title}>
          {heading}
        </h2>
        {lead && <p className="quire-hint">{lead}</p>}
      </div>
      <div className="quire-account-body">{children}</div>
    </section>
  );
}

import * as configuration from "@quire/services/configuration";
import { createElement, type ReactNode } from "react";
import { HelpSentence } from "./help-sentence.js";
import { text } from "./text.js";

/** Shows the generic message with the contacts of the configuration (accounts-8.25). */
export function GenericFailure(): ReactNode {
  const { phone, phoneElsewhere, email } = configuration.customerService();
  return (
    <>
      <HelpSentence of={text} message="generic" />
      <ul className="quire-contacts">
        {phone && <Phone message="phone" phone={phone} />}
        {phoneElsewhere && <Phone message="phoneElsewhere" phone={phoneElsewhere} />}
        {email && (
          <li>
            <a className="quire-link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}

function Phone({ message, phone }: { message: "phone" | "phoneElsewhere"; phone: string }): ReactNode {
  const call = (words: string) => (
    <a className="quire-link" href={`tel:${phone.replace(/[^+\d]/g, "")}`} dir="ltr">
      {words}
    </a>
  );
  return createElement("li", {}, ...text.rich(message, { phone }, { call }));
}

import * as configuration from "@quire/services/configuration";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** An apology that nothing was added, with a contact and the product codes to quote (content-8.11). */
export function Apology({ productIds }: { readonly productIds: readonly string[] }): ReactNode {
  const { phone, phoneElsewhere } = configuration.customerService();
  const ids = [...new Set(productIds)];
  return (
    <div part="apology" role="alert">
      <p>{text("apology")}</p>
      {(phone || phoneElsewhere) && (
        <>
          <p>{text("call")}</p>
          <dl part="contacts">
            {phone && <Phone label={text("domestic")} number={phone} />}
            {phoneElsewhere && <Phone label={text("elsewhere")} number={phoneElsewhere} />}
          </dl>
        </>
      )}
      <p>{text("quote", { count: ids.length, productIds: ids.join(", ") })}</p>
    </div>
  );
}

function Phone({ label, number }: { readonly label: string; readonly number: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a className="quire-link" href={`tel:${number.replace(/[^+\d]/g, "")}`}>
          {number}
        </a>
      </dd>
    </div>
  );
}

import type { ReactNode } from "react";
import type { SectionName } from "./attributes.js";
import { DataSection } from "./data-section.js";
import { DeleteSection } from "./delete-section.js";
import { EmailSection } from "./email-section.js";
import { NameSection } from "./name-section.js";
import { NewslettersSection } from "./newsletters-section.js";
import { OrdersSection } from "./orders-section.js";
import { PasskeysSection } from "./passkeys-section.js";
import { PasswordSection } from "./password-section.js";
import { PlanSection } from "./plan-section.js";
import type { SectionProps } from "./section.js";
import { useAccountDetails } from "./use-account-details.js";

const VIEWS: Readonly<Record<SectionName, (props: SectionProps) => ReactNode>> = {
  name: NameSection,
  email: EmailSection,
  password: PasswordSection,
  passkeys: PasskeysSection,
  plan: PlanSection,
  orders: OrdersSection,
  newsletters: NewslettersSection,
  data: DataSection,
  delete: DeleteSection,
};

/** The sections of a signed-in user, in the page's order. */
export function Sections(props: Omit<SectionProps, "account">): ReactNode {
  const account = useAccountDetails();
  return (
    <div className="quire-account-sections">
      {props.names.map((name) => {
        const View = VIEWS[name];
        return <View key={name} {...props} account={account} />;
      })}
    </div>
  );
}

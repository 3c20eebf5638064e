import { customerService } from "./customer-service.js";
import { text } from "./text.js";

/** Returns the generic message with customer service's phones and e-mail (content-8.10), as plain text. */
export function getGenericFailure(): string {
  const { phone, phoneElsewhere, email } = customerService();
  const contacts = [
    phone && text("phone", { phone }),
    phoneElsewhere && text("phoneElsewhere", { phone: phoneElsewhere }),
    email,
  ].filter(Boolean);
  return [text("failed"), ...contacts].join(" · ");
}

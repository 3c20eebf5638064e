import { defineText } from "@quire/core";

/** What of the words of `@quire/services/forms` depends on a policy. */
export const text = defineText("forms", {
  ruleLength: "At least {n, plural, one {# character} other {# characters}}",
  ruleSpecial: "One of {characters}",
});

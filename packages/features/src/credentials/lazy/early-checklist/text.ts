import { defineText } from "@quire/core";

/** The messages of `@quire/services/forms` that depend on a policy. */
export const text = defineText("forms", {
  ruleLength: "At least {n, plural, one {# character} other {# characters}}",
  ruleSpecial: "One of {characters}",
});

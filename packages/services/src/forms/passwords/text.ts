import { defineText } from "@quire/core";

/**
 * Messages of forms with a new password (accounts-5). `rule` combines `list` and `spaces`, or one of them, or
 * neither. `list` names the character classes.
 */
export const text = defineText("forms", {
  mismatch: "New Password and Confirm Password do not match",
  password:
    "Passwords must meet the following criteria: must {rule, select, both {have at least {list}, no spaces, and be} list {have at least {list}, and be} spaces {have no spaces, and be} other {be}} at least {n, plural, one {# character} other {# characters}} long",
  digit: "one number",
  lowerCase: "one lower case letter",
  upperCase: "one upper case letter",
  special: "one special character ({characters})",
  ruleLength: "At least {n, plural, one {# character} other {# characters}}",
  ruleDigit: "One number",
  ruleLowerCase: "One lower case letter",
  ruleUpperCase: "One upper case letter",
  ruleSpecial: "One of {characters}",
  ruleSpaces: "No spaces",
  ruleMet: "(met)",
});

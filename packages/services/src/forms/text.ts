import { defineText } from "@quire/core";

/**
 * accounts-5, content-5. `rule` of the password messages is both, list, spaces or none; `list` names the
 * classes.
 */
export const text = defineText("forms", {
  required: "This field is required.",
  emailRegistration: "Email address is not valid.",
  emailCard: "This email address is not valid.",
  emailGeneral: "Please enter a valid email address.",
  firstName: "Please enter a valid first name.",
  lastName: "Please enter a valid last name.",
  number: "Please enter a valid number.",
  maxLength: "This field must be less than {n} characters.",
  currentPassword: "Current Password is required",
  newPassword: "New Password is required",
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
});

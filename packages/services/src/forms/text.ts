import { defineText } from "@quire/core";

/** Messages of form fields (accounts-5, content-5). */
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
});

import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "submit",
    description: "Validates a plain form and submits it with a captcha token.",
    attributes: {
      captcha: {
        type: "text",
        description: "The captcha action. Without it, the form submits no token.",
        values: ["sign_in", "register", "forgot_pass"],
      },
    },
    on: "form button, button[form]",
    example: '<button data-quire-do="submit" data-captcha="register">',
  }),
];

import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "submit",
    description: "Checks a plain form and sends it with a captcha token.",
    attributes: {
      captcha: {
        type: "text",
        description: "The captcha's action; without one, no token is sent.",
        values: ["sign_in", "register", "forgot_pass"],
      },
    },
    on: "form button, button[form]",
    example: '<button data-quire-do="submit" data-captcha="register">',
  }),
];

import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "show-password",
    description: "Shows or hides the password in a field of a plain form.",
    attributes: {
      field: { type: "text", description: "The id of the password field." },
      checklist: {
        type: "text",
        description: "The id of an element whose content becomes the list of rules for a new password.",
      },
      policy: {
        type: "text",
        description: "The password policy of the checklist; `registration` by default.",
        values: ["registration", "shared"],
      },
    },
    needs: [["field"]],
    on: "button",
    example: '<button type="button" data-quire-do="show-password" data-field="password">',
  }),
];

import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "sign-in-with-passkey",
    description: "Signs in with a passkey, from a plain form.",
    attributes: {
      return: {
        type: "text",
        description: "The path on this site that opens afterwards; by default the page's `?return=`.",
      },
    },
    on: "button",
    example: '<button type="button" data-quire-do="sign-in-with-passkey" data-return="/">',
  }),
];

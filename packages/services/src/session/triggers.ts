import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "sign-out",
    description: "Signs the reader out.",
    attributes: {
      return: {
        type: "text",
        description: "The path on this site that opens afterwards; the current page by default.",
      },
    },
    example: '<a href="/logout" data-quire-do="sign-out" data-return="/">',
  }),
];

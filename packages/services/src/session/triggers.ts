import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "sign-out",
    description: "Signs the reader out.",
    attributes: {
      return: { type: "text", description: "A path of this site to go to then; the page itself by default." },
    },
    example: '<a href="/logout" data-quire-do="sign-out" data-return="/">',
  }),
];

import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "pdf-paywall",
    description: "Shows the case selection. Readers with access follow the link instead.",
    attributes: {},
    example: '<a href="/download/10042" data-quire-do="pdf-paywall">',
  }),
  defineTrigger({
    name: "exit-paywall",
    description: "Hides the case selection.",
    attributes: {},
    example: '<button data-quire-do="exit-paywall">',
  }),
];

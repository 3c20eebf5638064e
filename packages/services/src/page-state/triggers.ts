import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "set-page-state",
    description: "Puts the page into a state within the current one.",
    attributes: { name: { type: "text", description: "The state's name." } },
    needs: [["name"]],
    example: '<button data-quire-do="set-page-state" data-name="search">',
  }),
  defineTrigger({
    name: "unset-page-state",
    description: "Puts the page back into a state that the current one lies in.",
    attributes: { name: { type: "text", description: "The state's name." } },
    needs: [["name"]],
    example: '<button data-quire-do="unset-page-state" data-name="registered">',
  }),
];

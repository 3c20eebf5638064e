import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "set-page-state",
    description: "Enters a page state within the current one.",
    attributes: { name: { type: "text", description: "The name of the page state." } },
    needs: [["name"]],
    example: '<button data-quire-do="set-page-state" data-name="search">',
  }),
  defineTrigger({
    name: "unset-page-state",
    description: "Returns to a page state that contains the current one.",
    attributes: { name: { type: "text", description: "The name of the page state." } },
    needs: [["name"]],
    example: '<button data-quire-do="unset-page-state" data-name="registered">',
  }),
];

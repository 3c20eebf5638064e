import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "print",
    description: "Opens the browser's print dialog.",
    attributes: {},
    example: '<button data-quire-do="print">',
  }),
  defineTrigger({
    name: "copy",
    description: "Copies a text to the clipboard.",
    attributes: {
      value: { type: "text", description: "The text." },
      field: { type: "text", description: "The id of a field or another element that has the text." },
    },
    needs: [["value"], ["field"]],
    example: '<button data-quire-do="copy" data-value="SAVE10">',
  }),
  defineTrigger({
    name: "scroll-to",
    description: "Glides to a place in the page.",
    attributes: {
      target: { type: "text", description: "The id of the place; a link has it in its `href`." },
    },
    needs: [["target"]],
    unless: "a[href]",
    example: '<a href="#formats" data-quire-do="scroll-to">',
  }),
];

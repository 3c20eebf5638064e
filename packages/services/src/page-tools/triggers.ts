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
    description: "Copies text to the clipboard.",
    attributes: {
      value: { type: "text", description: "The text to copy." },
      field: { type: "text", description: "The id of the field or element that contains the text." },
    },
    needs: [["value"], ["field"]],
    example: '<button data-quire-do="copy" data-value="SAVE10">',
  }),
  defineTrigger({
    name: "scroll-to",
    description: "Scrolls smoothly to an element of the page.",
    attributes: {
      target: { type: "text", description: "The id of the element; a link can use its `href` instead." },
    },
    needs: [["target"]],
    unless: "a[href]",
    example: '<a href="#formats" data-quire-do="scroll-to">',
  }),
];

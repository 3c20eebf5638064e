import { type Attribute, textAttribute } from "./attribute.js";

/** The attribute `parts` of widgets with a form in the light DOM. `class-parts.ts` applies it. */
export const partsAttribute: Attribute<string> = textAttribute(
  'The page\'s own classes for the form parts `field`, `label`, `hint`, `input`, `error`, `button`, `link` and `notice`, such as `parts="field: form-group; button: btn btn-primary"`. Their styles apply from a cascade layer: `@layer site { .btn { border-radius: 0 !important } }`.',
  "",
);

import { type Attribute, textAttribute } from "./attribute.js";

/** The attribute `parts` of widgets with a form in the light DOM. `class-parts.ts` applies it. */
export const partsAttribute: Attribute<string> = textAttribute(
  'Classes of the page\'s own for the parts of its forms: `field`, `label`, `hint`, `input`, `error`, `button`, `link` and `notice`, as `parts="field: form-group; button: btn btn-primary"`. What they say holds from a cascade layer: `@layer site { .btn { border-radius: 0 !important } }`.',
  "",
);

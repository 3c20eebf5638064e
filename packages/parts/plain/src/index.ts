export { jsonOf } from "./json-of.js";
export { usePlainPart } from "./later/use-plain-part.js";
export { element } from "./make-element.js";
export type { PlainPart, PlainPlace, PlainWidget } from "./plain-part.js";
export { plainPartShell } from "./plain-part-shell.js";

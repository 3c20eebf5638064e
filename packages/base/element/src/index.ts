export { asComponent, type ComponentOf, type RenderPropsComponent } from "./as-component.js";
export { asDomElement } from "./as-dom-element.js";
export { asElement } from "./as-element.js";
export {
  type Attribute,
  type AttributeValues,
  booleanAttribute,
  choiceAttribute,
  getJsonAttribute,
  jsonAttribute,
  numberAttribute,
  required,
  requiredText,
  textAttribute,
} from "./attribute.js";
export { completeDom } from "./complete-dom.js";
export { formParts, frameParts, overlay } from "./described.js";
export type { DomPlace, DomView } from "./dom-view.js";
export { followParsing, isParsed } from "./follow-parsing.js";
export {
  useFrame,
  useFrameEvents,
  useHost,
  useTypedFields,
  useWidgetState,
  type WidgetHost,
} from "./host-context.js";
export type { BeforeOpen, CloseDetail, HostProps, OverlayProps, WidgetProps } from "./host-props.js";
export type { InitialView, ShowInitial } from "./initial.js";
export { initialContent } from "./initial-content.js";
export { isForeignReact } from "./is-foreign-react.js";
export { makeElement } from "./make-element.js";
export { partsAttribute } from "./parts-attribute.js";
export { makePrerendered, type Prerendered } from "./prerendered.js";
export { type ReactView, reactView } from "./react-view.js";
export { register } from "./register.js";
export {
  type AnyDomWidget,
  type AnyWidget,
  type DeclaredWidget,
  type DomWidget,
  defineDomWidget,
  defineWidget,
  type EventOf,
  type EventProps,
  getAttributeName,
  getEvent,
  getEventName,
  type ViewProps,
  type Widget,
} from "./widget.js";
export type { WidgetState } from "./widget-shell.js";

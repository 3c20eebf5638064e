export { asComponent, type WidgetProps } from "./as-component.js";
export { asElement } from "./as-element.js";
export {
  type Attribute,
  type AttributeValues,
  booleanAttribute,
  choiceAttribute,
  jsonAttribute,
  numberAttribute,
  requiredText,
  textAttribute,
} from "./attribute.js";
export {
  useFrame,
  useFrameEvents,
  useHost,
  useWidgetState,
  type WidgetHost,
} from "./host-context.js";
export { register } from "./register.js";
export {
  type AnyWidget,
  attributeName,
  defineWidget,
  type EventOf,
  type EventProps,
  eventName,
  eventOf,
  type ViewProps,
  type Widget,
  type WidgetState,
} from "./widget.js";

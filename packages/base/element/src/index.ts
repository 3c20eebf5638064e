export { asComponent, type ComponentOf } from "./as-component.js";
export { asElement } from "./as-element.js";
export {
  type Attribute,
  type AttributeValues,
  booleanAttribute,
  choiceAttribute,
  jsonAttribute,
  numberAttribute,
  required,
  requiredText,
  textAttribute,
} from "./attribute.js";
export { completeDom } from "./complete-dom.js";
export {
  useFrame,
  useFrameEvents,
  useHost,
  useWidgetState,
  type WidgetHost,
} from "./host-context.js";
export type { Closed, HostProps, OverlayProps, WidgetProps } from "./host-props.js";
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

export type { GreetDetail } from "./element.js";
export { MyWidget, type MyWidgetProps } from "./my-widget.js";

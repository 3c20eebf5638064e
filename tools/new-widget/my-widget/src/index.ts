export { MyWidget, type MyWidgetProps } from "./my-widget.js";

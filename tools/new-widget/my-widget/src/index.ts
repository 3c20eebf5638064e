export { type GreetDetail, MyWidget, type MyWidgetProps } from "./my-widget.js";

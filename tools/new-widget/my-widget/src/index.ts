import { asComponent } from "@quire/element";
import { myWidget } from "./element.js";
import { view } from "./my-widget-view.js";

export type { MyWidgetGreetDetail, MyWidgetProps } from "./element.js";

/** `<quire-my-widget>` for React. */
export const MyWidget = asComponent(myWidget, view);

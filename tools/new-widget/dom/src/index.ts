import { asComponent } from "@quire/element";
import { myWidget } from "./element.js";

export type { MyWidgetGreetDetail, MyWidgetProps } from "./element.js";

/** `<quire-my-widget>` for React. */
export const MyWidget = asComponent(myWidget);

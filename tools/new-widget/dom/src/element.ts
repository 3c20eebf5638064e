import { asDomElement, defineDomWidget, getEvent, textAttribute, type WidgetProps } from "@quire/element";
import { controlsSheet } from "@quire/ui";
import sheet from "./my-widget.css?inline";
import { MyWidgetView } from "./my-widget-view.js";

/** Detail of `onGreet` and `quire-greet`. */
export interface MyWidgetGreetDetail {
  readonly heading: string;
}

const attributes = {
  heading: textAttribute("The text above the content.", ""),
};

const events = {
  onGreet: getEvent<MyWidgetGreetDetail>("The reader clicked the button."),
};

/** Declares the widget once. Its element and its React component are made from this. */
export const myWidget = defineDomWidget({
  name: "my-widget",
  description: "Says in one sentence how users benefit.",
  parts: {
    section: "The whole widget.",
    heading: "The text above the content.",
    button: "The button below the content.",
  },
  states: { ready: "The widget is ready." },
  attributes,
  events,
  styles: [controlsSheet, sheet],
  dom: (place) => new MyWidgetView(place),
});

export type MyWidgetProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-my-widget>`; `define.ts` registers it. */
export const MyWidgetElement = asDomElement(myWidget);

import { asElement, defineWidget, getEvent, textAttribute, type WidgetProps } from "@quire/element";

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

/** Declares the widget once. Its React component and its element are made from this. */
export const myWidget = defineWidget({
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
  view: () => import("./my-widget-view.js"),
});

export type MyWidgetProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-my-widget>`; `define.ts` registers it. */
export const MyWidgetElement = asElement(myWidget);

import { asComponent, defineWidget, reactView, useWidgetState } from "@quire/element";
import type { ComponentType, ReactNode } from "react";
import * as v from "valibot";
import preview from "../../../../.storybook/preview";
import { Checkbox } from "./checkbox.js";
import { Field } from "./field.js";
import { Form, FormMessage } from "./form.js";

import { Select } from "./lazy/select.js";
import { lightStyles } from "./light-styles.js";
import { Notice } from "./notice.js";
import { PasswordField } from "./password-field.js";
import { controlsSheet, formSheet } from "./sheets.js";
import { SubmitButton } from "./submit-button.js";

const meta = preview.meta({ title: "ui/Form" });

const required = v.pipe(v.string(), v.nonEmpty("This field is required."));
const schema = v.object({
  email: required,
  password: required,
  industry: v.string(),
  news: v.boolean(),
});

/** Renders a view in a widget, in the light DOM or in a shadow root. */
function widget(view: () => ReactNode, root: "light" | "shadow" = "light"): ComponentType {
  const sheets = [controlsSheet, formSheet];
  const styles = root === "light" ? lightStyles(...sheets) : sheets;
  const story = reactView<object>(
    function StoryView() {
      useWidgetState("ready");
      return view();
    },
    ...styles,
  );
  return asComponent(
    defineWidget({
      name: "form-story",
      description: "The form kit.",
      attributes: {},
      events: {},
      root,
      view: async () => ({ view: story }),
    }),
    story,
  );
}

interface ExampleProps {
  readonly hint?: string;
  readonly onSubmit?: () => Promise<ReactNode>;
}

function Example({
  hint = "The email you registered with.",
  onSubmit = async () => null,
}: ExampleProps): ReactNode {
  return (
    <Form schema={schema} onSubmit={onSubmit}>
      <FormMessage />
      <Field name="email" label="Email" type="email" autoComplete="username" hint={hint} />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Select name="industry" label="Industry" options={["Media", "Retail"]} />
      <Checkbox name="news" label="Yes, send me updates and offers by e-mail." />
      <SubmitButton>Sign In</SubmitButton>
    </Form>
  );
}

const Empty = widget(() => <Example />);
const InShadowRoot = widget(() => <Example />, "shadow");
const Sending = widget(() => <Example onSubmit={() => new Promise(() => {})} />);
const Failing = widget(() => (
  <Example onSubmit={async () => "You have entered an invalid email and password combination."} />
));
const Long = widget(() => <Example hint={"A hint that goes on far longer than it should. ".repeat(4)} />);
const Notices = widget(() => (
  <>
    <Notice tone="error">That didn’t work.</Notice>
    <Notice tone="success">Your account has been created.</Notice>
  </>
));

/** Fills and sends the form of a story. */
async function send(canvasElement: HTMLElement): Promise<void> {
  for (const input of canvasElement.querySelectorAll<HTMLInputElement>("[type=email], [type=password]")) {
    input.value = "reader@quire.test";
  }
  canvasElement.querySelector<HTMLElement>("[type=submit]")?.click();
}

export const AllFields = meta.story({ render: () => <Empty /> });
export const WithErrors = meta.story({
  render: () => <Empty />,
  play: async ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("[type=submit]")?.click(),
});
export const Busy = meta.story({
  render: () => <Sending />,
  play: ({ canvasElement }) => send(canvasElement),
});
export const Failed = meta.story({
  render: () => <Failing />,
  play: ({ canvasElement }) => send(canvasElement),
});
export const InAShadowRoot = meta.story({ render: () => <InShadowRoot /> });
export const LongText = meta.story({ render: () => <Long /> });
export const RightToLeft = meta.story({ render: () => <Empty />, globals: { direction: "rtl" } });
export const Announcements = meta.story({ render: () => <Notices /> });

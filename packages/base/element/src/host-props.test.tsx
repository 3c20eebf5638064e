import { createRef, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { asComponent } from "./as-component.js";
import { choiceAttribute, required, textAttribute } from "./attribute.js";
import { hostProps, shellAttributes } from "./host-props.js";
import { reactView } from "./react-view.js";
import { defineWidget } from "./widget.js";

const Probe = asComponent(
  defineWidget({
    name: "probe",
    description: "",
    attributes: {
      stream: required(choiceAttribute("What.", ["", "saves", "search"], "")),
      mode: choiceAttribute("How.", ["calm", "loud"], "calm"),
      title: textAttribute("Its title."),
    },
    events: {},
    view: async () => ({ view: reactView<object>(() => null) }),
  }),
  reactView(() => null),
);

it("passes host props to the host", () => {
  const html = renderToString(
    <Probe
      stream="saves"
      data-testid="one"
      aria-label="Saved"
      className="wide"
      style={{ color: "red" }}
      slot="cart"
    />,
  );
  expect(html).toBe(
    '<div stream="saves" data-testid="one" aria-label="Saved" class="wide" style="color:red" slot="cart" data-quire-widget="probe"></div>',
  );
});

it("passes only host props", () => {
  const passedProps = {
    ...{ id: "a", className: "b", style: {}, role: "note", slot: "c", dir: "rtl", lang: "ar", hidden: true },
    ...{ "aria-label": "d", "data-testid": "e" },
  };
  const others = {
    onClick: 1,
    open: true,
    title: "f",
    tabIndex: 0,
    "x-data-y": 1,
    ariaLabel: "g",
    database: 1,
  };
  expect(hostProps({ ...passedProps, ...others }, [])).toEqual(passedProps);
});

it("does not pass a host prop that the widget declares itself", () => {
  expect(hostProps({ lang: "ar", role: "note", "data-kind": 1 }, ["lang", "data-kind"])).toEqual({
    role: "note",
  });
});

it("writes texts and numbers as attributes, but never `action`", () => {
  const passedProps = { itemLimit: 5, mode: "calm", wide: true, items: [], action: "/a", other: "no prop" };
  const props = ["itemLimit", "mode", "wide", "items", "action", "absent"];
  expect(shellAttributes(passedProps, props)).toEqual({ "item-limit": "5", mode: "calm" });
});

it("requires required props, and accepts only members of a union", () => {
  const ref = createRef<HTMLDivElement>();
  const right: ReactNode[] = [
    <Probe key="1" stream="search" mode="loud" title="A" ref={ref} onOpen={() => {}} />,
    <Probe key="2" stream="search" onClose={({ reason }) => reason === "escape"} hidden />,
  ];
  // The type check fails if one of these lines compiles.
  const wrong: ReactNode[] = [
    // @ts-expect-error stream is required
    <Probe key="1" />,
    // @ts-expect-error nothing is no stream
    <Probe key="2" stream="" />,
    // @ts-expect-error there is no such mode
    <Probe key="3" stream="saves" mode="bogus" />,
    // @ts-expect-error no such reason
    <Probe key="4" stream="saves" onClose={({ reason }) => reason === "bored"} />,
  ];
  expect(right.length + wrong.length).toBe(6);
});

import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { getKeptDraft, keepDraft } from "./draft.js";
import { sessionStore } from "./session-store.js";
import { useDraft } from "./use-draft.js";

type Session = Parameters<ReturnType<typeof sessionStore>["setState"]>[0];
const become = (id: string) => sessionStore().setState({ status: "known", user: { id } } as Session, true);

const FORM = { schema: v.object({ name: v.string(), note: v.string() }), empty: { name: "", note: "" } };
const getDraft = (reader: string, about = "folder 7") => getKeptDraft({ reader, about });

interface Props {
  readonly about?: string;
  readonly form?: typeof FORM & { readonly isKept?: boolean };
}

function Form({ about = "folder 7", form = FORM }: Props) {
  const { draft, change, type, reset } = useDraft(form, about);
  return (
    <>
      <output>{`${draft.name}, ${draft.note}`}</output>
      <button type="button" onClick={() => change(({ name }) => ({ name: `${name}x` }))}>
        Write
      </button>
      <button type="button" onClick={() => type({ name: "typed", note: "too", password: "secret" })}>
        Type
      </button>
      <button type="button" onClick={() => type({ name: 7 })}>
        Type what does not fit
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  newPage();
});

async function show(about = "folder 7", form: Props["form"] = FORM) {
  const screen = await render(<Form about={about} form={form} />);
  return {
    ...screen,
    write: () => screen.getByText("Write").click(),
    reset: () => screen.getByText("Reset").click(),
    shows: (text: string) =>
      expect.poll(() => screen.container.querySelector("output")?.textContent).toBe(text),
  };
}

it("starts empty, stores changes, and is empty again after a reset", async () => {
  become("1");
  const form = await show();
  await form.shows(", ");
  await form.write();
  await form.write();
  await form.shows("xx, ");
  expect(getDraft("1")).toEqual({ name: "xx", note: "" });
  await form.reset();
  await form.shows(", ");
  expect(getDraft("1")).toBeUndefined();
});

it("stores only the fields of its schema (beyond-119)", async () => {
  become("1");
  const form = await show();
  await form.getByText("Type what does not fit").click();
  await form.getByText("Type", { exact: true }).click();
  await form.shows("typed, too");
  expect(getDraft("1")).toEqual({ name: "typed", note: "too" });
});

it("starts with a stored draft that fits its schema", async () => {
  become("1");
  keepDraft({ reader: "1", about: "folder 7" }, { name: "a", note: "b" });
  await (await show()).shows("a, b");
  keepDraft({ reader: "1", about: "folder 8" }, { name: 7 });
  await (await show("folder 8")).shows(", ");
});

it("has a separate draft for each subject", async () => {
  become("1");
  const form = await show();
  await form.write();
  await form.shows("x, ");
  await form.rerender(<Form about="folder 8" />);
  await form.shows(", ");
  await form.write();
  await form.shows("x, ");
});

it("hides the draft from another user (robustness-39)", async () => {
  become("1");
  const form = await show();
  await form.write();
  await form.shows("x, ");
  become("2");
  await form.shows(", ");
});

it("stores no draft of a guest", async () => {
  const form = await show();
  await form.write();
  await form.shows("x, ");
  expect(sessionStorage).toHaveLength(0);
});

it("is removed when a signed-in user's form or page closes", async () => {
  become("1");
  const form = await show();
  await form.write();
  await form.shows("x, ");
  dispatchEvent(new Event("pagehide"));
  expect(getDraft("1")).toBeUndefined();
  await form.write();
  await form.shows("xx, ");
  form.unmount();
  await expect.poll(() => getDraft("1")).toBeUndefined();
});

it("removes the draft of the old subject at its change, and that of the new one with the form", async () => {
  become("1");
  const form = await show();
  await form.write();
  await form.shows("x, ");
  await form.rerender(<Form about="folder 8" />);
  await form.write();
  await form.shows("x, ");
  expect([getDraft("1"), getDraft("1", "folder 8")]).toEqual([undefined, { name: "x", note: "" }]);
  await form.unmount();
  expect(getDraft("1", "folder 8")).toBeUndefined();
});

it("keeps a draft with `isKept` after its form and page close, until a reset", async () => {
  become("1");
  const form = await show("folder 7", { ...FORM, isKept: true });
  await form.write();
  await form.shows("x, ");
  dispatchEvent(new Event("pagehide"));
  await form.unmount();
  expect(getDraft("1")).toEqual({ name: "x", note: "" });
  const again = await show("folder 7", { ...FORM, isKept: true });
  await again.shows("x, ");
  await again.reset();
  await again.shows(", ");
  expect(getDraft("1")).toBeUndefined();
});

it("keeps the draft after its form and page close if the session has ended on the server", async () => {
  become("1");
  const form = await show();
  await form.write();
  await form.shows("x, ");
  sessionStore().setState({ status: "anonymous" }, true);
  await form.shows(", ");
  form.unmount();
  dispatchEvent(new Event("pagehide"));
  expect(getDraft("1")).toEqual({ name: "x", note: "" });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOutbox, type Mail } from "./outbox.js";

const mail = (recipient: string) => ({ recipient, subject: "s", text: "t", link: "/l" });

function startOutbox() {
  const sent: Mail[] = [];
  const outbox = createOutbox(
    () => 7,
    (one) => sent.push(one),
  );
  return { outbox, sent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the outbox", () => {
  it("writes a mail within two seconds, but only after the current answer", () => {
    const { outbox, sent } = startOutbox();
    outbox.later(() => mail("a@quire.test"));
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([{ ...mail("a@quire.test"), sent: 7 }]);
  });

  it("sends nothing if there is no recipient", () => {
    const { outbox, sent } = startOutbox();
    outbox.later(() => undefined);
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([]);
  });

  it("lists and clears waiting mails too", () => {
    const { outbox } = startOutbox();
    outbox.later(() => mail("a@quire.test"));
    outbox.later(() => mail("b@quire.test"));
    expect(outbox.list().map(({ recipient }) => recipient)).toEqual(["a@quire.test", "b@quire.test"]);
    outbox.later(() => mail("c@quire.test"));
    outbox.clear();
    expect(outbox.list()).toEqual([]);
  });
});

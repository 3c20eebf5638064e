import { rendered } from "@quire/conformance/held-time";
import { sessionStore } from "@quire/services/session";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { scene, setScene } from "../test/scene.js";
import { AuthModal } from "./index.js";

setScene();

it("calls onClose, and keeps the application mounted (beyond-160)", async () => {
  sessionStore().setState({ status: "known", user: { id: "7" } as never }, true);
  const events: string[] = [];
  let open = () => {};
  function Application() {
    const [isOpen, setOpen] = useState(false);
    open = () => setOpen(true);
    return (
      <>
        <output>{String(isOpen)}</output>
        <AuthModal
          mode="sign-in"
          open={isOpen}
          onOpen={() => events.push("open")}
          onClose={({ reason }) => {
            events.push(reason);
            setOpen(false);
          }}
        />
      </>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  onTestFinished(() => root.unmount());
  root.render(<Application />);
  const state = () => document.querySelector("output")?.textContent;
  await expect.poll(state).toBe("false");
  open();
  await expect.poll(() => events).toEqual(["open", "done"]);
  await expect.poll(state).toBe("false");
  await rendered();
  expect(scene.wentTo).toEqual([]);
});

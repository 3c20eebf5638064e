import { describeConformance, pressSubmit } from "@quire/conformance";
import { answer } from "@quire/conformance/answers";
import { afterEach, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ResetPasswordElement, resetPassword } from "./element.js";
import { ResetPassword } from "./index.js";

afterEach(() => vi.unstubAllGlobals());

describeConformance({
  widget: resetPassword,
  element: ResetPasswordElement,
  component: ResetPassword,
  sample: { token: "t0ken" },
  shows: (view) => view.querySelector('[name="password"]') !== null,
  events: {
    async onPasswordReset(view) {
      for (const field of view.querySelectorAll("[type=password]"))
        await userEvent.fill(field, "Quire#2027!");
      await pressSubmit(view);
    },
  },
  prepare: () => {
    vi.stubGlobal("fetch", answer({ "/api/user/reset-password": {} }));
  },
});

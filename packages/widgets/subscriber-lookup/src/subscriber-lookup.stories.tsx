import { configure } from "@quire/services/configuration";
import type { Fault } from "@quire/testing";
import preview from "../../../../.storybook/preview.js";
import { type LookupOptions, openLookup, PETRA } from "../test/open-lookup.js";
import { SubscriberLookup } from "./index.js";

const meta = preview.meta({ title: "Widgets/Subscriber lookup", component: SubscriberLookup });

/** Opens a new page before a story, with a fake backend instead of the network. */
function provider(options?: LookupOptions) {
  return () => {
    const { close } = openLookup(options);
    configure({
      captcha: null,
      geolocation: null,
      customerService: { phone: "+1 800 555 0142", email: "help@quire.test" },
    });
    return close;
  };
}

type Played = { readonly canvasElement: HTMLElement };

async function field(canvas: HTMLElement, name: string): Promise<HTMLInputElement> {
  for (;;) {
    const found = canvas.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
}

/** Fills and submits the form of each step. */
function send(...steps: Readonly<Record<string, string>>[]) {
  return async ({ canvasElement }: Played): Promise<void> => {
    for (const values of steps) {
      for (const [name, value] of Object.entries(values)) (await field(canvasElement, name)).value = value;
      canvasElement.querySelector<HTMLElement>("[type=submit]")?.click();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
}

const ASKED = { emailAddress: "print@quire.test", accountNumber: "QR1002003" };
const OWNER: LookupOptions = { hasAccount: true };
const withFault = (fault: Fault) =>
  provider({ faults: [{ call: "subscriberSearch", times: Infinity, ...fault }] });
const LONG = {
  ...PETRA,
  firstName: "Wolfeschlegelsteinhausenbergerdorff",
  lastName: "van der Donaudampfschifffahrtsgesellschaft",
  details: {
    ...PETRA.details,
    termTitle: "Twelve issues in print, every issue since 1956 online, and the visual library",
  },
};

export const Lookup = meta.story({ beforeEach: provider() });
export const LookupBusy = meta.story({
  beforeEach: withFault({ hang: true }),
  play: send(ASKED),
});
export const LookupWithErrors = meta.story({ beforeEach: provider(), play: send({}) });
export const NotFound = meta.story({ beforeEach: provider({ subscribers: [] }), play: send(ASKED) });
export const LookupFailed = meta.story({
  beforeEach: withFault({ status: 500, body: {} }),
  play: send(ASKED),
});
export const FoundWithoutAccount = meta.story({ beforeEach: provider(), play: send(ASKED) });
export const FoundWithAccount = meta.story({ beforeEach: provider(OWNER), play: send(ASKED) });
export const WrongPassword = meta.story({
  beforeEach: provider({ ...OWNER, wrongTries: 2 }),
  play: send(ASKED, { password: "Wrong#2026" }),
});
export const Linked = meta.story({
  beforeEach: provider(OWNER),
  play: send(ASKED, { password: "Reader#2026" }),
});
export const ForgottenPassword = meta.story({
  beforeEach: provider(OWNER),
  play: async (context) => {
    await send(ASKED)(context);
    await field(context.canvasElement, "password");
    context.canvasElement.querySelector<HTMLElement>(".quire-links button")?.click();
  },
});
export const LongText = meta.story({ beforeEach: provider({ subscribers: [LONG] }), play: send(ASKED) });
export const RightToLeft = meta.story({
  beforeEach: provider(OWNER),
  play: send(ASKED),
  globals: { direction: "rtl" },
});
export const Phone = meta.story({
  beforeEach: provider(),
  play: send(ASKED),
  globals: { viewport: { value: "mobile1" } },
});

import { configure } from "@quire/services/configuration";
import type { Fault } from "@quire/testing";
import preview from "../../../../.storybook/preview.js";
import { type AccountOptions, NEWSLETTERS, openAccount } from "../test/open-account.js";
import { AccountSettings } from "./index.js";

const meta = preview.meta({
  title: "Widgets/Account settings",
  component: AccountSettings,
  args: { newsletters: NEWSLETTERS.map((one) => ({ type: "newsletter" as const, label: "", ...one })) },
});

/** Opens a new page before a story, with a fake backend instead of the network. */
function provider(options?: AccountOptions) {
  return () => {
    const { close } = openAccount(options);
    configure({ customerService: { phone: "+1 800 555 0142", email: "help@quire.test" } });
    return close;
  };
}

type Played = { readonly canvasElement: HTMLElement };

async function find<Kind extends HTMLElement>(canvas: HTMLElement, selector: string): Promise<Kind> {
  for (;;) {
    const found = canvas.querySelector<Kind>(selector);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
}

/** Waits for the lists of the sections, which load on their own. */
const loaded = async ({ canvasElement }: Played): Promise<void> => {
  for (const selector of ["#account-passkeys .quire-passkeys", "#account-orders :is(li, .quire-text)"])
    await find(canvasElement, selector);
  while (canvasElement.querySelector(".quire-account-bone")) await new Promise(requestAnimationFrame);
};

/** Opens the form of a section, fills it and sends it. */
function send(
  section: string,
  values: Readonly<Record<string, string>>,
  ...later: Readonly<Record<string, string>>[]
) {
  return async (played: Played): Promise<void> => {
    await loaded(played);
    const area = await find(played.canvasElement, `#account-${section}`);
    if (!area.querySelector("form")) area.querySelector<HTMLElement>(".quire-button")?.click();
    for (const fields of [values, ...later]) {
      for (const [name, value] of Object.entries(fields))
        (await find<HTMLInputElement>(area, `[name="${name}"]`)).value = value;
      area.querySelector<HTMLElement>("[type=submit]")?.click();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
}

const failing = (fault: Fault) => provider({ faults: [{ times: Infinity, ...fault }] });
const only = (sections: string) => ({ sections });

export const Subscriber = meta.story({ beforeEach: provider(), play: loaded });
export const Registered = meta.story({
  beforeEach: provider({ tier: "registered", follows: {}, passkeys: [], orders: [] }),
  args: { newsletters: [] },
  play: loaded,
});
export const Guest = meta.story({ beforeEach: provider({ tier: "guest" }) });
export const Loading = meta.story({ beforeEach: failing({ call: "profile", hang: true }) });
export const UserFailed = meta.story({ beforeEach: failing({ call: "profile", status: 404, body: {} }) });
export const PartsFailed = meta.story({
  beforeEach: provider({
    faults: [
      { call: "accountDetails", status: 404, body: {}, times: Infinity },
      { call: "passkeys", status: 404, body: {}, times: Infinity },
      { call: "orderedStream", status: 404, body: {}, times: Infinity },
    ],
  }),
  args: only("email passkeys plan orders"),
});
export const NameSaved = meta.story({
  beforeEach: provider(),
  args: only("name"),
  play: async ({ canvasElement }: Played) => {
    (await find<HTMLInputElement>(canvasElement, "[name=lastName]")).value = "Ashdown-Byrne";
    canvasElement.querySelector<HTMLElement>("[type=submit]")?.click();
    await find(canvasElement, ".quire-account-saved");
  },
});
export const NameErrors = meta.story({
  beforeEach: provider(),
  args: only("name"),
  play: async ({ canvasElement }: Played) => {
    (await find<HTMLInputElement>(canvasElement, "[name=firstName]")).value = "x".repeat(300);
    (await find<HTMLInputElement>(canvasElement, "[name=lastName]")).value = "<b>";
    canvasElement.querySelector<HTMLElement>("[type=submit]")?.click();
    await find(canvasElement, ".quire-error");
  },
});
export const EmailPassword = meta.story({
  beforeEach: provider({ account: { isFresh: false } }),
  args: only("email data"),
  play: async ({ canvasElement }: Played) => {
    (await find(canvasElement, "#account-email .quire-button")).click();
    (await find<HTMLInputElement>(canvasElement, "[name=emailAddress]")).value = "robin@example.org";
    canvasElement.querySelector<HTMLElement>("[type=submit]")?.click();
    await find(canvasElement, "[name=currentPassword]");
  },
});
export const EmailWaiting = meta.story({
  beforeEach: provider({ account: { pendingEmailAddress: "robin@example.org" } }),
  args: only("name email"),
  play: async ({ canvasElement }: Played) => {
    await find(canvasElement, ".quire-account-waiting");
  },
});
export const PasswordOpen = meta.story({
  beforeEach: provider(),
  args: only("password data"),
  play: async ({ canvasElement }: Played) => {
    (await find(canvasElement, "#account-password .quire-button")).click();
    await find(canvasElement, "[name=confirm]");
  },
});
export const DeleteOpen = meta.story({
  beforeEach: provider(),
  args: only("data delete"),
  play: async ({ canvasElement }: Played) => {
    (await find(canvasElement, "#account-delete .quire-button")).click();
    await find(canvasElement, "[name=word]");
  },
});
export const Deleted = meta.story({
  beforeEach: provider(),
  play: async (played: Played) => {
    await send("delete", { word: "DELETE" })(played);
    await find(played.canvasElement, ".quire-account-title");
  },
});
export const LongText = meta.story({
  beforeEach: provider({
    user: {
      email: `${"wolfeschlegelsteinhausenbergerdorff".repeat(2)}@donaudampfschifffahrtsgesellschaft.example.org`,
      firstName: "Wolfeschlegelsteinhausenbergerdorff",
      lastName: "van der Donaudampfschifffahrtsgesellschaft",
      tier: "subscribers",
      roleCodes: ["ROLE_HBRG_ALLACCESS"],
    },
  }),
  play: loaded,
});
export const RightToLeft = meta.story({
  beforeEach: provider(),
  play: loaded,
  globals: { direction: "rtl" },
});
export const Phone = meta.story({
  beforeEach: provider(),
  play: loaded,
  globals: { viewport: { value: "mobile1" } },
});

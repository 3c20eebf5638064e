import { credentialsSheet } from "@quire/credentials-parts";
import { asComponent, defineWidget, type WidgetProps } from "@quire/element";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import { attributes, events } from "./attributes.js";
import gatedSheet from "./gated.css?inline";
import sheet from "./paywall.css?inline";
import { paywallShell } from "./paywall-shell.js";
import { PaywallView } from "./paywall-view.js";

export const paywall = defineWidget({
  name: "paywall",
  description:
    "Cards to sign in, register or reset a password, in front of content that not everybody may read.",
  slots: { content: "What is closed until the reader may read on." },
  states: {
    loading: "It is not clear who is reading.",
    ready: "The cards are shown, or the content is.",
    error: "Nobody can say who is reading.",
    offline: "Nobody can say who is reading: there is no connection.",
    misconfigured: "There is no such place as `container-selector` says.",
  },
  attributes,
  events,
  root: "light",
  shell: paywallShell,
  styles: [...lightStyles(controlsSheet, formSheet, credentialsSheet, sheet), gatedSheet],
  view: PaywallView,
});

export type PaywallProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-paywall>` for React; `children` are the plain forms for where no script runs. */
export const Paywall = asComponent(paywall);

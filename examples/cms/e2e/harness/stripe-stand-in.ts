import type { Page } from "playwright";

/**
 * Replaces Stripe's own script with `install`. Its Element is a frame of `outside`, which is another origin
 * than the page's.
 */
export async function standInForStripe(page: Page, outside: string): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `(${install})(${JSON.stringify(outside)})`,
    }),
  );
}

/** Runs in the page, so it uses no variables from outside. */
function install(outside: string): void {
  interface FrameMessage {
    readonly token?: string;
    readonly label?: string;
    readonly problem?: string;
  }
  function openFrame(box: HTMLElement) {
    const frame = document.createElement("iframe");
    frame.title = "Secure payment input frame";
    frame.src = `${outside}/payment/card?parent=${location.origin}`;
    const line = new Promise<MessagePort>((resolve) => {
      frame.addEventListener("load", () => {
        const { port1, port2 } = new MessageChannel();
        frame.contentWindow?.postMessage({ type: "quire-payment" }, outside, [port2]);
        resolve(port1);
      });
    });
    box.append(frame);
    const ask = async (): Promise<FrameMessage> => {
      const port = await line;
      return new Promise((resolve) => {
        port.onmessage = ({ data }) => "height" in data || resolve(data);
        port.postMessage({ ask: "token" });
      });
    };
    return { frame, line, ask };
  }

  let card: ReturnType<typeof openFrame> | undefined;
  const element = {
    tell: new Map<string, (event: object) => void>(),
    once: (name: string, tell: (event: object) => void) => element.tell.set(name, tell),
    mount(box: HTMLElement) {
      card = openFrame(box);
      void card.line.then(() => element.tell.get("ready")?.({}));
    },
    focus: () => card?.frame.focus(),
    destroy: () => card?.frame.remove(),
  };
  /** A device without wallets. */
  const noWallets = {
    on: () => noWallets,
    once(name: string, tell: (event: object) => void) {
      if (name === "ready") queueMicrotask(() => tell({}));
      return noWallets;
    },
    mount() {},
    destroy() {},
  };
  const stripe = {
    elements: () => ({
      create: (type: string) => (type === "expressCheckout" ? noWallets : element),
      update() {},
      submit: async () => ({}),
    }),
    async createConfirmationToken() {
      const { token, label, problem } = (await card?.ask()) ?? {};
      if (problem) return { error: { type: "validation_error" } };
      const preview = { card: { brand: "visa", last4: label?.slice(-4) } };
      return { confirmationToken: { id: token, payment_method_preview: preview } };
    },
  };
  Reflect.set(
    window,
    "Stripe",
    Object.assign(() => stripe, { version: "endive" }),
  );
}

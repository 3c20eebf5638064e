/** Token of the payment service for a card, with a label for the user such as `Visa •••• 4242`. */
export interface PaymentToken {
  readonly token: string;
  readonly label: string;
}

/** Amount to pay, as in the API: a decimal amount, and the currency by ISO 4217. */
export interface PaymentDue {
  readonly amount: string | number;
  readonly currency: string;
}

/** Fields of the payment service. Text typed there never leaves them. */
export interface PaymentFields {
  /** Resolves once the fields are ready. Rejects if they failed to load. */
  readonly ready: Promise<void>;
  /**
   * Returns a token, or undefined for invalid fields. The fields then show the problem and take focus.
   * @throws if the service does not answer
   */
  token(): Promise<PaymentToken | undefined>;
  /** Removes the fields from their container. */
  remove(): void;
}

/** Buttons of wallets such as Apple Pay, Google Pay and Link. */
export interface WalletButtons {
  /** Resolves to true if the device offers a wallet, so that a button shows. Rejects if the service did not answer. */
  readonly ready: Promise<boolean>;
  /** Removes the buttons from their container. */
  remove(): void;
}

/** An order whose payment needs a second step, for example with the bank. */
export interface PaymentAction {
  /** The value that the API sent with `payment-action-required`. */
  readonly action: string;
  /** Element in which the service may show its challenge. */
  readonly container: HTMLElement;
  /** Aborts when the result is no longer needed. */
  readonly signal: AbortSignal;
}

/** Common interface of the payment services. */
export interface PaymentAdapter {
  /**
   * Shows the fields in an empty container in the light DOM.
   * @param due returns the current amount, which changes with the shipping method and with coupons
   */
  mount(container: HTMLElement, due: () => PaymentDue): PaymentFields;
  /**
   * Shows buttons of wallets in an empty container in the light DOM. Nothing is charged before the order. Optional.
   * @param due returns the current amount, which the wallet shows
   * @param approved receives the token that the user has approved. Resolves to false if the store refused it
   */
  mountWallets?(
    container: HTMLElement,
    due: () => PaymentDue,
    approved: (token: PaymentToken) => Promise<boolean>,
  ): WalletButtons;
  /**
   * Shows the second step, and resolves when it ends. The service reports the result to the API.
   * @throws if it failed to show, or if the signal aborts
   */
  confirm(order: PaymentAction): Promise<void>;
}

/** Token of the payment service for a card, with a label for the reader such as `Visa •••• 4242`. */
export interface PaymentToken {
  readonly token: string;
  readonly label: string;
}

/** Amount to pay, as in the API: a decimal amount, and the currency by ISO 4217. */
export interface PaymentDue {
  readonly amount: string | number;
  readonly currency: string;
}

/** Fields that belong to the payment service. What is typed there never leaves it. */
export interface PaymentFields {
  /** Resolves once the fields are ready. Rejects if they failed to load. */
  readonly ready: Promise<void>;
  /**
   * Undefined where something is missing or wrong: the fields themselves say what, and have the focus.
   * @throws where the service does not answer
   */
  token(): Promise<PaymentToken | undefined>;
  /** Takes them out of their container. */
  remove(): void;
}

/** An order that waits for its payment's second step, as a bank may ask for it. */
export interface PaymentAction {
  /** As the API said it with `payment-action-required`. */
  readonly action: string;
  /** Element in which the service may show its challenge. */
  readonly container: HTMLElement;
  /** Aborts when the result is no longer needed. */
  readonly signal: AbortSignal;
}

/** A payment service behind one shape. */
export interface PaymentAdapter {
  /**
   * Shows the fields in an empty container in the light DOM.
   * @param due says what is to be paid at the time: it changes with the way an order is sent, and with coupons
   */
  mount(container: HTMLElement, due: () => PaymentDue): PaymentFields;
  /**
   * Lets the reader do the second step. What came of it is the service's to tell the API: this only ends.
   * @throws where it could not be shown, or nobody waits any more
   */
  confirm(order: PaymentAction): Promise<void>;
}

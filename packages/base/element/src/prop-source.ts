import { emit, onMessages, QuireError, report } from "@quire/core";
import type { Attribute } from "./attribute.js";
import { type AnyWidget, getAttributeName, getEventName } from "./widget.js";

type Props = Readonly<Record<string, unknown>>;

/**
 * The props of one element, from its attributes and properties. `subscribe` and `snapshot` fit React's external stores. A
 * change of messages, such as another language, notifies like a change of props.
 */
export class PropSource {
  readonly #element: HTMLElement;
  readonly #widget: Pick<AnyWidget, "name" | "attributes" | "events">;
  readonly #properties = new Map<string, unknown>();
  readonly #events: Record<string, (detail: unknown) => void> = {};
  readonly #listeners = new Set<() => void>();
  #snapshot: Props | undefined;
  #unfollow: (() => void) | undefined;

  constructor(element: HTMLElement, widget: Pick<AnyWidget, "name" | "attributes" | "events">) {
    this.#element = element;
    this.#widget = widget;
    for (const prop of Object.keys(widget.events)) {
      this.#events[prop] = (detail) => emit(element, getEventName(prop), detail);
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#unfollow ??= onMessages(() => this.#changed());
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unfollow?.();
      this.#unfollow = undefined;
    };
  };

  readonly snapshot = (): Props => {
    this.#snapshot ??= this.#read();
    return this.#snapshot;
  };

  /** Returns the name of the first required attribute that is missing. */
  missing(): string | undefined {
    const { attributes } = this.#widget;
    const prop = Object.keys(attributes).find((name) => attributes[name]?.required && !this.snapshot()[name]);
    return prop && getAttributeName(prop);
  }

  /**
   * Sets a property, which overrides its attribute until the attribute changes. `undefined` and `null` remove
   * it.
   */
  setProperty(prop: string, value: unknown): void {
    if (value === undefined || value === null) this.#properties.delete(prop);
    else this.#properties.set(prop, value);
    this.#changed();
  }

  attributeChanged(attribute: string): void {
    const prop = Object.keys(this.#widget.attributes).find((name) => getAttributeName(name) === attribute);
    if (prop === undefined) return;
    this.#properties.delete(prop);
    this.#changed();
  }

  #changed(): void {
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }

  #read(): Props {
    const props: Record<string, unknown> = { ...this.#events };
    for (const prop of Object.keys(this.#widget.attributes)) props[prop] = this.#valueOf(prop);
    return props;
  }

  #valueOf(prop: string): unknown {
    const attribute = this.#widget.attributes[prop];
    const raw = this.#properties.get(prop) ?? this.#element.getAttribute(getAttributeName(prop));
    if (!attribute || raw === null) return attribute?.fallback;
    try {
      if (this.#properties.has(prop) && attribute.accepts(raw)) return raw;
      if (typeof raw === "string") return attribute.parse(raw);
      throw new QuireError("attribute/invalid", "The property's value is not one of its allowed values.");
    } catch (cause) {
      this.#reportAttribute(prop, attribute, raw, cause);
      return attribute.fallback;
    }
  }

  #reportAttribute(prop: string, { type }: Attribute<unknown>, raw: unknown, cause: unknown): void {
    import("./report-attribute.js")
      .then(({ reportAttribute }) =>
        reportAttribute(getAttributeName(prop), `quire-${this.#widget.name}`, type, raw, cause),
      )
      .catch(report);
  }
}

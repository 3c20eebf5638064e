const TAG = "quire-";
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Checks that a text is a valid part of a tag and a file name. */
export function isName(text: string | undefined): text is string {
  return text !== undefined && NAME.test(text);
}

/** Returns "mini-cart" for a `<quire-mini-cart>`. */
export function getWidgetName(element: Element): string | undefined {
  // A form may have a field with the name `localName`.
  const localName: string = Reflect.get(HTMLElement.prototype, "localName", element);
  const name = localName.startsWith(TAG) ? localName.slice(TAG.length) : undefined;
  return isName(name) ? name : undefined;
}

/** Selects the hosts of a widget on a page: its tag, or the host that a React application renders. */
export const hostSelector = (name: string) => `quire-${name},[data-quire-widget=${name}]`;

/** Converts `itemLimit` to `item-limit`. */
export function attributeOf(dataName: string): string {
  return dataName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the `data-*` values of a mount or trigger by camel-case name, without Quire's own. */
export function getDataAttributes({ dataset }: HTMLElement): Record<string, string> {
  const entries = Object.entries(dataset).filter(([name]) => !/^(quire|state$)/.test(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? ""]));
}

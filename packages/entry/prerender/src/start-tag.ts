import { parseFragment } from "parse5";

export interface StartTag {
  /** The widget's name, such as "mini-cart". */
  readonly name: string;
  readonly isMount: boolean;
  /** Attributes of the widget's element. */
  readonly attributes: Readonly<Record<string, string>>;
}

const PREFIX = "quire-";
const TAG = new RegExp(`^<${PREFIX}([^\\s/>]+)`, "i");
/** Attributes of a mount that belong to Quire, not to the widget. */
const OF_MOUNT = /^data-(?:quire|state$)/;

/** Reads a start tag of a widget or of a data mount. */
export function readStartTag(text: string): StartTag {
  const tagAttributes = attributesIn(text);
  const name = TAG.exec(text)?.[1]?.toLowerCase();
  if (name !== undefined) {
    const { "data-quire-prerendered": _, ...attributes } = tagAttributes;
    return { name, isMount: false, attributes };
  }
  const ofWidget = Object.entries(tagAttributes).filter(
    ([key]) => key.startsWith("data-") && !OF_MOUNT.test(key),
  );
  const attributes = Object.fromEntries(ofWidget.map(([key, value]) => [key.slice("data-".length), value]));
  return { name: tagAttributes["data-quire"] ?? "", isMount: true, attributes };
}

/** Parses the tag as an element with a neutral name, because some tags are allowed only in certain places. */
function attributesIn(text: string): Record<string, string> {
  const [element] = parseFragment(text.replace(/^<[^\s/>]+/, "<div")).childNodes;
  const attrs = element && "attrs" in element ? element.attrs : [];
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

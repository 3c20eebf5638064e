import { report } from "@quire/core";
import type { Shell } from "@quire/core/frame";
import { useEffect, useRef, useState } from "react";
import { type AnyWidget, getAttributeName } from "./widget.js";

type Values = Readonly<Record<string, unknown>>;

const NONE: Values = {};

/**
 * Returns the values that a trigger of the page has set on an overlay of a React application. The trigger
 * sets attributes of the host. They override the application's props until the frame closes.
 * @param written the attributes that the application's own props set on the host
 * @example
 * const requested = useRequested(widget, shell, written);
 */
export function useRequested(
  { attributes }: Pick<AnyWidget, "attributes">,
  shell: Shell | undefined,
  written: Readonly<Record<string, string>>,
): Values {
  const [requested, setRequested] = useState(NONE);
  const own = useRef(written);
  own.current = written;
  useEffect(() => {
    if (!shell?.frame) return;
    const { host } = shell;
    const props = Object.entries(attributes).map(([prop, { parse }]) => ({
      prop,
      name: getAttributeName(prop),
      parse,
    }));
    const read = () => {
      const newValues: Record<string, unknown> = {};
      for (const { prop, name, parse } of props) {
        const text = host.getAttribute(name);
        if (text === null) putBack(host, name, own.current[name]);
        else if (text !== own.current[name]) newValues[prop] = tryParse(parse, text);
      }
      setRequested(Object.keys(newValues).length > 0 ? newValues : NONE);
    };
    const forget = (event: Event) => {
      if (event.target !== host) return;
      for (const { name } of props) putBack(host, name, own.current[name]);
    };
    const observer = new MutationObserver(read);
    observer.observe(host, { attributeFilter: props.map(({ name }) => name) });
    host.addEventListener("quire-close", forget);
    read();
    return () => {
      observer.disconnect();
      host.removeEventListener("quire-close", forget);
    };
  }, [attributes, shell]);
  return requested;
}

function putBack(host: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) host.removeAttribute(name);
  else if (host.getAttribute(name) !== value) host.setAttribute(name, value);
}

function tryParse(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    report(error);
    return undefined;
  }
}

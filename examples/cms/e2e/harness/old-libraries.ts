/*
 * What old libraries do to a page's built-ins, written anew in as few lines as show it: the libraries themselves are
 * not needed, only that they were there. Each runs in the page before any script of ours.
 */

/** Prototype 1.6.0: JSON of its own, arrays that enumerate, `Element` in the place of the browser's. */
export function likePrototype(): void {
  const own: Record<string, Record<string, unknown>> = {
    Array: {
      toJSON(this: unknown[]) {
        return `[${this.map((one) => JSON.stringify(one)).join(", ")}]`;
      },
      each(this: unknown[], act: (one: unknown, index: number) => void) {
        for (let index = 0; index < this.length; index++) act(this[index], index);
        return this;
      },
      // Not a fold: the only member, or the array itself.
      reduce(this: unknown[]) {
        return this.length > 1 ? this : this[0];
      },
      entries(this: unknown[]) {
        return this.slice();
      },
      map(this: unknown[], act: (one: unknown, index: number) => unknown) {
        const results: unknown[] = [];
        for (let index = 0; index < this.length; index++) results.push(act(this[index], index));
        return results;
      },
    },
    String: {
      toJSON(this: string) {
        return `"${this}"`;
      },
    },
    Number: {
      toJSON(this: number) {
        return String(this);
      },
    },
  };
  for (const [name, members] of Object.entries(own))
    Object.assign(Reflect.get(window, name).prototype, members);
  // Of what has a length, an array; of all else, as a set, none. It maps nothing.
  Array.from = ((list: ArrayLike<unknown> | null) => {
    const length = list?.length ?? 0;
    const results = new Array(length);
    for (let index = 0; index < length; index++) results[index] = list?.[index];
    return results;
  }) as typeof Array.from;
  Object.keys = (object: object) => {
    const keys: string[] = [];
    for (const key in object) keys.push(key);
    return keys;
  };
  // Its prototype is not the browser's: nothing is an instance of it.
  function Element(this: unknown, tag: string) {
    return document.createElement(tag);
  }
  Reflect.set(window, "Element", Element);
}

/**
 * MooTools 1.4: `Request` is its class for XMLHttpRequest, `Array.from` wraps what it does not know, and `Document`,
 * `Window` and `Event` are its own types, without the browser's members.
 */
export function likeMooTools(): void {
  class Request {
    constructor(options: { url?: string }) {
      if (typeof options !== "object") throw new TypeError("This class takes its options.");
    }
    send(): this {
      return this;
    }
  }
  Reflect.set(window, "Request", Request);
  for (const name of ["Document", "Window"]) Reflect.set(window, name, function Type() {});
  Reflect.set(window, "Event", function Type(this: { type: string }, event: Event) {
    if (!(event instanceof Object)) throw new TypeError("This type takes what the browser tells.");
    this.type = event.type;
  });
  Array.from = ((item: unknown) => {
    if (item === null || item === undefined) return [];
    const isList = typeof item !== "string" && typeof Reflect.get(Object(item), "length") === "number";
    return isList ? Array.prototype.slice.call(item) : [item];
  }) as typeof Array.from;
  Object.assign(Array.prototype, {
    erase(this: unknown[], item: unknown) {
      return this.filter((one) => one !== item);
    },
  });
}

/** Scripts of the years before libraries: members on everything, and whoever enumerates finds them. */
export function onObjectPrototype(): void {
  Object.assign(Object.prototype, {
    extend(this: object, other: object) {
      return Object.assign(this, other);
    },
    toJSONString(this: object) {
      return JSON.stringify(this);
    },
  });
}

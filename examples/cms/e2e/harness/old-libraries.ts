/*
 * Changes of old libraries to a page's built-ins, each reduced to a few lines. The tests need these effects, not the
 * libraries. Each runs in the page before any script of Quire.
 */

/** Like Prototype 1.6.0: own JSON methods, enumerable members on arrays, and a replaced `Element`. */
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
      // Does not fold: returns the only member, or the array itself.
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
  // Copies only objects with a length. Everything else, such as a set, gives an empty array. It ignores the
  // map function.
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
  // This prototype is not the browser's, so `instanceof Element` is always false.
  function Element(this: unknown, tag: string) {
    return document.createElement(tag);
  }
  Reflect.set(window, "Element", Element);
}

/** Like scripts older than these libraries: enumerable members on all built-in prototypes. */
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

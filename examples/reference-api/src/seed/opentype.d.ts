/** The few functions that outlines need. The package has no types. */
declare module "opentype.js" {
  type Command = { readonly type: string } & Partial<
    Readonly<Record<"x" | "y" | "x1" | "y1" | "x2" | "y2", number>>
  >;
  export interface Font {
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { readonly commands: readonly Command[] };
  }
  export function parse(bytes: ArrayBuffer): Font;
  const opentype: { readonly parse: typeof parse } | undefined;
  export default opentype;
}

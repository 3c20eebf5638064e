import { newPage } from "@quire/conformance/new-page";
import { type Folder, FolderSchema } from "@quire/services/contract";
import * as v from "valibot";

export interface Asked {
  /** As "POST user/lists". */
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
}

/** The server's response to a request, instead of its usual one. */
export type Answer = (asked: Asked) => Response | Promise<Response | undefined> | undefined;

export interface FakeLibrary {
  /** All but who is reading. */
  readonly asked: Asked[];
  readonly folders: Folder[];
  answer: Answer | undefined;
  close(): void;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export const folder = (name: string, more: Partial<Folder> = {}): Folder => ({
  id: `id-${slugOf(name)}`,
  name,
  description: "",
  slug: slugOf(name),
  readOnly: false,
  ...more,
});

const slugOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, "-");
const SavedSchema = v.object({
  ...v.partial(FolderSchema).entries,
  name: v.string(),
  description: v.string(),
});

/** A reader with these folders in place of the network; `null` is a guest. */
export function openLibrary(given: readonly (Folder | string)[] | null, answer?: Answer): FakeLibrary {
  const { fetch } = globalThis;
  const folders = (given ?? []).map((one) => (typeof one === "string" ? folder(one) : one));
  const library: FakeLibrary = {
    asked: [],
    folders,
    answer,
    close() {
      globalThis.fetch = fetch;
    },
  };
  const usual = ({ call, body }: Asked): Response => {
    switch (call) {
      case "GET user/lists":
        return json({ lists: folders });
      case "POST user/lists":
        return json(saved(folders, body));
      case "DELETE user/lists":
        folders.splice(
          folders.findIndex(({ id }) => id === body.id),
          1,
        );
        return new Response(null, { status: 204 });
      case "POST user/lists/bulk-update":
        return json({ failed: [] });
      default:
        return json({ list: folders[0], items: [{ id: "7", title: "A" }] });
    }
  };
  globalThis.fetch = async (input, options) => {
    const request = new Request(input, options);
    const path = new URL(request.url).pathname.replace("/api/", "");
    if (path.startsWith("user/profile")) return given === null ? json({}, 401) : json({ id: "7" });
    const said = await request.clone().text();
    const asked = {
      call: `${request.method} ${path}`,
      body: said ? JSON.parse(said) : {},
      key: request.headers.get("idempotency-key"),
    };
    library.asked.push(asked);
    return (await library.answer?.(asked)) ?? usual(asked);
  };
  localStorage.clear();
  // A page of its own: what was under way for the reader before is nobody's.
  dispatchEvent(new Event("pagehide")); // The page before has gone, and its channels to other tabs with it.
  newPage();
  return library;
}

function saved(folders: Folder[], body: unknown): Folder {
  const { id, name, description } = v.parse(SavedSchema, body);
  const one = folder(name, { description, ...(id !== undefined && { id }) });
  const index = folders.findIndex((other) => other.id === one.id);
  if (index >= 0) folders[index] = one;
  else folders.push(one);
  return one;
}

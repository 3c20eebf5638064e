import {
  createStream,
  getCountFromAddress,
  type Stream,
  type StreamFilters,
  type StreamName,
} from "@quire/services/streams";
import { useEffect, useRef, useState } from "react";

export interface ListStream {
  readonly stream: Stream;
  /** True after earlier entries were restored, or when there are none. */
  readonly isRestored: boolean;
  /** False until the stream loads the current folder, topic or query. */
  readonly isCurrent: boolean;
}

interface CurrentStream extends Omit<ListStream, "isCurrent"> {
  /** The folder, topic and query that the stream loads or shows. */
  readonly what: string;
}

export interface ListStreamOptions {
  readonly name: StreamName;
  readonly id: string;
  readonly pageSize: number;
  readonly unlimited: boolean;
  /** The name of the address parameter with the page number; undefined without numbered pages. */
  readonly parameter: string | undefined;
  /** The folder; `undefined` while it is not known. */
  readonly list: string | undefined;
  readonly filters: StreamFilters;
  /** A new number loads the same stream again. */
  readonly turn: number;
}

/**
 * Returns a stream for the lifetime of its list. Another folder, topic or query shows in the same stream. Any other
 * change creates a new one.
 */
export function useListStream(options: ListStreamOptions): ListStream | undefined {
  const { name, id, pageSize, unlimited, parameter, list, filters, turn } = options;
  const [current, setCurrent] = useState<CurrentStream>();
  const isKnown = list !== undefined;
  const what = JSON.stringify([list, filters, turn]);
  const latest = useRef({ list: "", filters, what });
  latest.current = { list: list ?? "", filters, what };
  const shown = useRef("");

  useEffect(() => {
    if (!isKnown) return;
    const abort = new AbortController();
    const { what, ...asked } = latest.current;
    const page = parameter === undefined ? undefined : getCountFromAddress(parameter);
    const stream = createStream({ name, id, pageSize, unlimited, page, ...asked }, abort.signal);
    shown.current = what;
    const show = (isRestored: boolean) => {
      if (!abort.signal.aborted) setCurrent({ stream, isRestored, what: shown.current });
    };
    show(false);
    void stream.load().then(() => show(true));
    return () => {
      abort.abort();
      setCurrent(undefined);
    };
  }, [name, id, pageSize, unlimited, parameter, isKnown]);

  useEffect(() => {
    if (!current || shown.current === what) return;
    shown.current = what;
    const { list, filters } = latest.current;
    void current.stream.show({ list, filters });
    setCurrent((now) => now && { ...now, what });
  }, [current, what]);

  return current && { ...current, isCurrent: current.what === what };
}

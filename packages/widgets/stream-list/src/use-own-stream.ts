import {
  createStream,
  getCountFromAddress,
  type Stream,
  type StreamFilters,
  type StreamName,
} from "@quire/services/streams";
import { useEffect, useRef, useState } from "react";

export interface OwnStream {
  readonly stream: Stream;
  /** True after earlier entries were restored, or when there are none. */
  readonly isRestored: boolean;
  /** False until the stream loads the current folder, topic or query. */
  readonly isCurrent: boolean;
}

interface Own extends Omit<OwnStream, "isCurrent"> {
  /** The folder, topic and query that the stream loads or shows. */
  readonly what: string;
}

export interface OwnStreamOptions {
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
export function useOwnStream(options: OwnStreamOptions): OwnStream | undefined {
  const { name, id, pageSize, unlimited, parameter, list, filters, turn } = options;
  const [own, setOwn] = useState<Own>();
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
      if (!abort.signal.aborted) setOwn({ stream, isRestored, what: shown.current });
    };
    show(false);
    void stream.load().then(() => show(true));
    return () => {
      abort.abort();
      setOwn(undefined);
    };
  }, [name, id, pageSize, unlimited, parameter, isKnown]);

  useEffect(() => {
    if (!own || shown.current === what) return;
    shown.current = what;
    const { list, filters } = latest.current;
    void own.stream.show({ list, filters });
    setOwn((now) => now && { ...now, what });
  }, [own, what]);

  return own && { ...own, isCurrent: own.what === what };
}

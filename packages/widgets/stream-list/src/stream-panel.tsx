import { useWidgetState } from "@quire/element";
import type { ReactNode } from "react";
import type { StreamPanelProps } from "./attributes.js";
import { LoadedStream } from "./loaded-stream.js";
import { getFilters } from "./stream-source.js";
import { useListSearch } from "./use-list-search.js";
import { useListStream } from "./use-list-stream.js";
import { useAddress, useFilter, useFolder } from "./use-stream-source.js";

/** One stream: determines its source and loads it. */
export function StreamPanel(props: StreamPanelProps): ReactNode {
  const { id, source, pageSize, unlimited, format, parameter, filterFrom, fromAddress } = props;
  const list = useFolder(source.folder);
  const { topic, turn } = useFilter(source.filter, filterFrom);
  const search = useListSearch(id, list ?? "");
  const isLibrary = source.stream === "saves" || source.stream === "list";
  const filters = {
    ...getFilters({ query: source.query, filter: topic }, useAddress(fromAddress)),
    ...(props.toolbar && isLibrary && search.filters),
  };
  const size = getSize(pageSize);
  const listStream = useListStream({
    name: source.stream,
    id,
    pageSize: size,
    unlimited,
    parameter: format === "feed" ? parameter : undefined,
    list,
    filters,
    turn,
  });
  if (!listStream) return <Pending />;
  return <LoadedStream panel={props} listStream={listStream} folder={list ?? ""} search={search} />;
}

/** The largest page size of the API. */
const MAX_PAGE_SIZE = 100;

function getSize(pageSize: number): number {
  return Math.min(MAX_PAGE_SIZE, Math.max(1, Math.floor(pageSize)));
}

function Pending(): ReactNode {
  useWidgetState("loading");
  return null;
}

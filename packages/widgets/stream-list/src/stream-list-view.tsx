import { getTree, ownDocument } from "@quire/core";
import { reactView, useHost, useWidgetState } from "@quire/element";
import { controlsSheet } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type { StreamListViewProps } from "./attributes.js";
import sheet from "./stream-list.css?inline";
import { StreamPanel } from "./stream-panel.js";
import { StreamTabs } from "./stream-tabs.js";

const NUMBERED = ':is(quire-stream-list, [data-quire-widget="stream-list"])[format="feed"]';

/** A stream, or tabs of several (content-2.46). */
export function StreamListView(props: StreamListViewProps): ReactNode {
  const { shell } = useHost();
  const { stream, folder, filter, query, tabs } = props;
  const id = shell.host.id || stream;
  // The parameter stays when other lists appear or disappear.
  const [parameter] = useState(() => pageParameter(shell.host, id));
  if (stream === "") return <NoStream />;
  const own = { stream, folder, filter, query };
  const named = { ...props, id, parameter };
  return tabs.length > 0 ? <StreamTabs {...named} own={own} /> : <StreamPanel {...named} source={own} />;
}

/** Without a stream nothing shows. The element reports the missing attribute to the developer. */
function NoStream(): ReactNode {
  useWidgetState("misconfigured");
  return null;
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(StreamListView, controlsSheet, sheet);

/**
 * Returns the parameter of the address that holds a list's page number. It is `page` for the first numbered list. Other
 * lists have `page-` with their id or stream name, so that lists turn their pages independently.
 */
function pageParameter(host: HTMLElement, id: string): string {
  const first = ownDocument.querySelector(NUMBERED) ?? getTree(host).querySelector(NUMBERED);
  return first === null || first === host ? "page" : `page-${id}`;
}

import { reactView, useHost, useWidgetState } from "@quire/element";
import { controlsSheet } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type { StreamListViewProps } from "./attributes.js";
import { pageParameter } from "./page-parameter.js";
import sheet from "./stream-list.css?inline";
import { StreamPanel } from "./stream-panel.js";
import { StreamTabs } from "./stream-tabs.js";

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

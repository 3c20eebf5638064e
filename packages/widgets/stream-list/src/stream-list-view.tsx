import { useHost, useWidgetState } from "@quire/element";
import type { ReactNode } from "react";
import type { StreamListViewProps } from "./attributes.js";
import { StreamPanel } from "./stream-panel.js";
import { StreamTabs } from "./stream-tabs.js";

/** A stream, or tabs of several (content-2.46). */
export function StreamListView(props: StreamListViewProps): ReactNode {
  const { shell } = useHost();
  const { stream, folder, filter, query, tabs } = props;
  if (stream === "") return <NoStream />;
  const own = { stream, folder, filter, query };
  const id = shell.host.id || stream;
  if (tabs.length > 0) return <StreamTabs {...props} id={id} own={own} />;
  return <StreamPanel {...props} id={id} source={own} />;
}

/** The developer is told of the missing attribute by the element. */
function NoStream(): ReactNode {
  useWidgetState("misconfigured");
  return null;
}

import { useHost, useWidgetState } from "@quire/element";
import { type ReactNode, useState } from "react";
import type { StreamListViewProps } from "./attributes.js";
import { pageParameter } from "./page-parameter.js";
import { StreamPanel } from "./stream-panel.js";
import { StreamTabs } from "./stream-tabs.js";

/** A stream, or tabs of several (content-2.46). */
export function StreamListView(props: StreamListViewProps): ReactNode {
  const { shell } = useHost();
  const { stream, folder, filter, query, tabs } = props;
  const id = shell.host.id || stream;
  // Whatever comes and goes around it meanwhile.
  const [parameter] = useState(() => pageParameter(shell.host, id));
  if (stream === "") return <NoStream />;
  const own = { stream, folder, filter, query };
  const named = { ...props, id, parameter };
  return tabs.length > 0 ? <StreamTabs {...named} own={own} /> : <StreamPanel {...named} source={own} />;
}

/** The developer is told of the missing attribute by the element. */
function NoStream(): ReactNode {
  useWidgetState("misconfigured");
  return null;
}

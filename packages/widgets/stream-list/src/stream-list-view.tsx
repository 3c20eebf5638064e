import { getTree, ownDocument } from "@quire/core";
import { reactView, useHost, useWidgetState } from "@quire/element";
import { getKeptTab } from "@quire/services/streams";
import { controlsSheet } from "@quire/ui";
import { type ReactNode, useId, useState } from "react";
import type { StreamListViewProps } from "./attributes.js";
import sheet from "./stream-list.css?inline";
import { StreamPanel } from "./stream-panel.js";
import { getSource, type StreamSource } from "./stream-source.js";
import { LAZY_PARTS, useLater } from "./use-later.js";

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

interface StreamTabsProps extends StreamListViewProps {
  readonly id: string;
  readonly parameter: string;
  readonly own: StreamSource;
}

/** Tabs of streams, one of which shows. Its entries are requested while the code of the tabs loads. */
function StreamTabs(props: StreamTabsProps): ReactNode {
  const { id, parameter, own, tabs, label, format, onTabChange } = props;
  const [chosen, setShown] = useState(() => getKeptTab(id));
  const shown = Math.min(chosen, tabs.length - 1);
  const panelId = useId();
  const bar = useLater(LAZY_PARTS.tabs, true);
  const panel = bar && { role: "tabpanel", "aria-labelledby": `${panelId}-${shown}` };
  return (
    <>
      {bar === undefined && <div part="tabs" />}
      {bar && (
        <bar.TabBar
          id={id}
          tabs={tabs}
          label={label}
          panelId={panelId}
          first={shown}
          onShow={setShown}
          parameter={format === "feed" ? parameter : undefined}
          onTabChange={onTabChange}
        />
      )}
      <div id={panelId} {...panel}>
        <StreamPanel {...props} key={shown} id={`${id} ${shown}`} source={getSource(own, tabs[shown])} />
      </div>
    </>
  );
}

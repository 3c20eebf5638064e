import { keptTab } from "@quire/services/streams";
import { type ReactNode, useId, useState } from "react";
import type { StreamListViewProps } from "./attributes.js";
import { StreamPanel } from "./stream-panel.js";
import { getSource, type StreamSource } from "./stream-source.js";
import { LATER, useLater } from "./use-later.js";

interface StreamTabsProps extends StreamListViewProps {
  readonly id: string;
  readonly parameter: string;
  readonly own: StreamSource;
}

/** Tabs of streams, one of which shows. Its entries are requested while the code of the tabs loads. */
export function StreamTabs(props: StreamTabsProps): ReactNode {
  const { id, parameter, own, tabs, label, format, onTabChange } = props;
  const [chosen, setShown] = useState(() => keptTab(id));
  const shown = Math.min(chosen, tabs.length - 1);
  const panelId = useId();
  const bar = useLater(LATER.tabs, true);
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

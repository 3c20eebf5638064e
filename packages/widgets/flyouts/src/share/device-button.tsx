import { canShareByDevice, type Shared, shareByDevice } from "@quire/services/sharing";
import { Notice } from "@quire/ui";
import { type ReactNode, useRef, useState } from "react";
import { text } from "./text.js";

interface DeviceButtonProps {
  readonly shared: Shared;
  readonly onShared: () => void;
}

/** What the device itself offers for sharing, where it does. */
export function DeviceButton({ shared, onShared }: DeviceButtonProps): ReactNode {
  const [failed, setFailed] = useState(false);
  const asking = useRef(false);
  if (!canShareByDevice(shared)) return null;

  async function share(): Promise<void> {
    if (asking.current) return;
    asking.current = true;
    setFailed(false);
    const outcome = await shareByDevice(shared);
    asking.current = false;
    if (outcome === "shared") onShared();
    else setFailed(outcome === "failed");
  }
  return (
    <>
      <button type="button" className="quire-button" data-quiet="" onClick={() => void share()}>
        {text("device")}
      </button>
      {failed && <Notice tone="error">{text("deviceFailed")}</Notice>}
    </>
  );
}

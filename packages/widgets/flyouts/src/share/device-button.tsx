import { useHost } from "@quire/element";
import { canShareByDevice, type Shared, shareByDevice } from "@quire/services/sharing";
import { Notice, QuietButton } from "@quire/ui";
import { type ReactNode, useRef, useState } from "react";
import { text } from "./view/text.js";

interface DeviceButtonProps {
  readonly shared: Shared;
  readonly onShared: () => void;
}

/** Button for the device's own share sheet, where it exists. */
export function DeviceButton({ shared, onShared }: DeviceButtonProps): ReactNode {
  const host = useHost();
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
    else if (!host.signal.aborted) setFailed(outcome === "failed");
  }
  return (
    <>
      <QuietButton onPress={share}>{text("device")}</QuietButton>
      {failed && <Notice tone="error">{text("deviceFailed")}</Notice>}
    </>
  );
}

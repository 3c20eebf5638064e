import { useFrameEvents } from "@quire/element";
import { shortAddress } from "@quire/services/sharing";
import { useEffect, useState } from "react";

/** The short address of `url`, asked for when the flyout opens; the long one until it is there, and where none is. */
export function useShortAddress(url: string): string {
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState({ url, address: url });
  useFrameEvents(
    () => setIsOpen(true),
    () => setIsOpen(false),
  );
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    void shortAddress(url).then((address) => isCurrent && setFound({ url, address }));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, url]);
  return found.url === url ? found.address : url;
}

import { useFrameEvents } from "@quire/element";
import { getShortAddress } from "@quire/services/sharing";
import { useEffect, useState } from "react";

/**
 * Returns the short address of `url`, which is requested when the flyout opens. Until then, or after a failure, it returns
 * `url`.
 * @example
 * const address = useShortAddress(url);
 */
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
    void getShortAddress(url).then((address) => isCurrent && setFound({ url, address }));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, url]);
  return found.url === url ? found.address : url;
}

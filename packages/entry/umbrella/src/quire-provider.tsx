import { setMessageCompiler } from "@quire/core";
import { compileOwn } from "@quire/core/compile-own";
import { type ConfigurationInput, configure } from "@quire/services/configuration";
import { type ReactNode, useEffect, useState } from "react";
import { enterRequest } from "./request-scope.js";
import { start } from "./start.js";

export interface QuireProviderProps {
  /** Options of `start`. */
  readonly config?: ConfigurationInput;
  readonly children?: ReactNode;
}

/**
 * Starts Quire for a React application once a page, and configures it before the children render. On a server the
 * configuration applies to the request only.
 */
export function QuireProvider({ config = {}, children }: QuireProviderProps): ReactNode {
  const [first] = useState(() => {
    // The page's messages must be available for the first render, because hydration expects the server's text.
    setMessageCompiler(compileOwn);
    enterRequest();
    configure(config);
    return config;
  });
  useEffect(() => start(), []);
  useEffect(() => {
    if (config !== first) configure(config);
  }, [config, first]);
  return children;
}

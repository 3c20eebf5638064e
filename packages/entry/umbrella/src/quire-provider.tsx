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
 * Starts Quire for a React application, once a page, and configures it before what lies inside is rendered. On a
 * server the configuration is the request's own.
 */
export function QuireProvider({ config = {}, children }: QuireProviderProps): ReactNode {
  const [first] = useState(() => {
    // The page's words must be there for the first render: what a server has sent is what hydration expects.
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

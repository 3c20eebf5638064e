import * as v from "valibot";

/** An address of this site or another: "/api/", "https://api.example.com/". */
export const BaseAddress = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/[^/]|\/(?!\/))[^\s\\]*$/i, 'Expected a path as "/api/" or an http(s) address'),
);

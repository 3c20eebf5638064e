/** A path of this site to come back to, or `/`. Where the form arrives, it is judged again. */
export function returnPath(asked: string | undefined): string {
  const local = asked !== undefined && /^\/(?![\\/])[^\\\s]*$/.test(asked) && asked.length <= 2048;
  return local ? asked : "/";
}

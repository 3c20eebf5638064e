/** The kind of topic page that a link leads to (content-2.6, content-2.7). */
export type TopicRoute = "topic" | "subject";

/**
 * Builds `/topic/{topic-name}`: lower case, spaces to hyphens, then without "&" and comma (content-2.6). An "&" between
 * spaces therefore leaves two hyphens, as in existing addresses of sites.
 */
export function getTopicPath(topic: string): string {
  const name = topic.trim().toLowerCase().replace(/\s+/g, "-").replace(/[&,]/g, "");
  return `/topic/${encodeURIComponent(name)}`;
}

/** Builds `/topic/subject/{topic-slug}`: lower case, "&" replaced by "and", spaces by hyphens (content-2.7). */
export function getSubjectPath(topic: string): string {
  const slug = topic.trim().toLowerCase().replaceAll("&", "and").replace(/\s+/g, "-");
  return `/topic/subject/${encodeURIComponent(slug)}`;
}

/** Returns the address of a topic's page. */
export function getPathOfTopic(topic: string, route: TopicRoute): string {
  return route === "subject" ? getSubjectPath(topic) : getTopicPath(topic);
}

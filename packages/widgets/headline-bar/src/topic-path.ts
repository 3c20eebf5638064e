/** Which of the site's topic pages a link leads to (content-2.6, content-2.7). */
export type TopicRoute = "topic" | "subject";

/**
 * `/topic/{topic-name}`: lower-cased, spaces to hyphens, "&" and comma dropped, in this order (content-2.6): what stood
 * around an "&" leaves two hyphens, as in the addresses that sites have.
 */
export function topicPath(topic: string): string {
  const name = topic.trim().toLowerCase().replace(/\s+/g, "-").replace(/[&,]/g, "");
  return `/topic/${encodeURIComponent(name)}`;
}

/** `/topic/subject/{topic-slug}`: lower-cased, "&" replaced by "and", spaces by hyphens (content-2.7). */
export function subjectPath(topic: string): string {
  const slug = topic.trim().toLowerCase().replaceAll("&", "and").replace(/\s+/g, "-");
  return `/topic/subject/${encodeURIComponent(slug)}`;
}

/** The address of a topic's page. */
export function pathOfTopic(topic: string, route: TopicRoute): string {
  return route === "subject" ? subjectPath(topic) : topicPath(topic);
}

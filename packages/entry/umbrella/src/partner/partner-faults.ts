import { type BaseErrorCode, findNearestName, ownDocument, safeHref } from "@quire/core";

/** A mistake in the markup of a partner's page, for its author. */
export interface PartnerFault {
  readonly code: BaseErrorCode;
  /** The mistake, preceded by its tag. */
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

const PREFIX = "quire-";
const WIDGETS = ["video-embed", "share-bar"];
const FOREIGN = "[data-quire], [data-quire-do], [data-quire-open]";
const EXAMPLE = 'src="https://site.example/video/embed/7001/the-napkin"';
/** A web address whose start is incomplete, so that it refers to a page of this site. */
const CUT_SHORT = /^(https?(?!:\/\/)|www\.)/i;
const VIDEO_PAGE = /^\/video\/(?!embed\/)/;

/** Finds mistakes in the tags of a page that has the partner script alone. */
export function partnerFaults(): PartnerFault[] {
  return [...ownDocument.querySelectorAll("*")].flatMap((element) => [
    ...tagFaults(element),
    ...(element.matches(FOREIGN) ? [createMountFault(element)] : []),
  ]);
}

function tagFaults(element: Element): PartnerFault[] {
  const { localName } = element;
  if (localName === "quire-video-embed") return addressFault(element, "src", videoFault);
  if (localName === "quire-share-bar") return addressFault(element, "url", shareFault);
  return localName.startsWith(PREFIX) ? [unknownTag(localName)] : [];
}

function unknownTag(tag: string): PartnerFault {
  // The common prefix would make all tags similar.
  const nearest = findNearestName(tag.slice(PREFIX.length), WIDGETS);
  return {
    code: "widget/unknown",
    what: `<${tag}> does nothing on this page.`,
    why: "The partner script knows <quire-video-embed> and <quire-share-bar> alone.",
    fix: nearest ? `Did you mean <${PREFIX}${nearest}>?` : "Write one of them, or include quire.classic.js.",
  };
}

function createMountFault(element: Element): PartnerFault {
  const attribute = ["data-quire", "data-quire-do", "data-quire-open"].find((name) =>
    element.hasAttribute(name),
  );
  const value = element.getAttribute(attribute ?? "") ?? "";
  const tag = PREFIX + value;
  const isTag = attribute === "data-quire" && WIDGETS.includes(value);
  return {
    code: "widget/misplaced",
    what: `<${element.localName} ${attribute}="${value}"> does nothing on this page.`,
    why: "The partner script finds tags alone, and no data attributes.",
    fix: isTag
      ? `Write <${tag}></${tag}>, with its attributes without "data-".`
      : "Remove it, or include quire.classic.js.",
  };
}

type ValueCheck = (value: string | null) => Pick<PartnerFault, "why" | "fix"> | undefined;

function addressFault(element: Element, attribute: string, judge: ValueCheck): PartnerFault[] {
  const value = element.getAttribute(attribute);
  const fault = judge(value);
  if (!fault) return [];
  const { localName: tag } = element;
  const what =
    value === null
      ? `<${tag}> has no ${attribute}.`
      : `<${tag} ${attribute}="${value}">: this ${attribute} does not work.`;
  return [{ code: value === null ? "attribute/missing" : "attribute/invalid", what, ...fault }];
}

function videoFault(value: string | null): ReturnType<ValueCheck> {
  if (!value) return { why: "It has to name a video.", fix: `Write ${EXAMPLE}.` };
  if (!isWebAddress(value)) return { why: "It is not a web address.", fix: `Write ${EXAMPLE}.` };
  const isAbsolute = /^(https?:)?\/\//i.test(value);
  if (!isAbsolute)
    return {
      why: `It is relative, and names a page of ${location.host}.`,
      fix: `Write the whole address of the video's site: ${EXAMPLE}.`,
    };
  const url = new URL(value, location.href);
  if (!VIDEO_PAGE.test(url.pathname)) return undefined;
  return {
    why: "It names the video's page for readers, which other sites cannot show in a frame.",
    fix: `Write src="${url.origin}${url.pathname.replace("/video/", "/video/embed/")}${url.search}".`,
  };
}

function shareFault(value: string | null): ReturnType<ValueCheck> {
  // If there is no address, the page itself is shared.
  if (!value) return undefined;
  const fix =
    "Write the whole address, as https://www.example.com/article, or leave url out to share this page.";
  if (!isWebAddress(value)) return { why: "It is not a web address.", fix };
  if (!CUT_SHORT.test(value)) return undefined;
  return { why: `It lacks "https://", and names a page of ${location.host}.`, fix };
}

function isWebAddress(value: string): boolean {
  if (safeHref(value) === undefined || !URL.canParse(value, location.href)) return false;
  return /^https?:$/.test(new URL(value, location.href).protocol);
}

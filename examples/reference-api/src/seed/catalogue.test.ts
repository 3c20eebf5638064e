import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.js";

const { articles, topics, products, magazine, archive, newsletters, ...others } = catalogue();
const { webinars, visualLibrary, analyticReports, ascend } = others;
const pieces = [webinars, visualLibrary, analyticReports, ascend];
const topicNames = new Set(topics.map(({ name }) => name));

describe("the catalogue", () => {
  it("has at least 40 articles, 150 topics and 60 products", () => {
    expect(articles.length).toBeGreaterThanOrEqual(40);
    expect(topics.length).toBeGreaterThanOrEqual(150);
    expect(products.length).toBeGreaterThanOrEqual(60);
  });

  it("has at least 12 webinars, visual library items, analytic reports, ascend items and issues", () => {
    expect([...pieces, magazine].filter((list) => list.length < 12)).toEqual([]);
    expect(visualLibrary.filter(({ asset }) => !asset.endsWith(".svg"))).toEqual([]);
    expect(magazine.filter(({ code }) => !/^BR\d{4}$/.test(code))).toEqual([]);
  });

  it("has every issue from 1956 to 2025, about 500: numbers first, letters from 1984 on (content-9.17)", () => {
    const issues = [...magazine, ...archive];
    const codes = issues.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(issues.map(({ title }) => title.replace(/.*: /, ""))).size).toBe(codes.length);
    const days = issues.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
    const years = new Set(archive.map(({ published }) => Number(published.slice(0, 4))));
    expect([years.size, Math.min(...years), Math.max(...years)]).toEqual([70, 1956, 2025]);
    expect(archive.length).toBeGreaterThan(500);
    const isOld = ({ published }: (typeof archive)[number]) => published < "1984";
    expect(archive.filter((one) => isOld(one) === /^BR\d{4}$/.test(one.code))).toEqual([]);
    expect(archive.find(({ code }) => code === "BR2501")?.published).toBe("2025-01-01");
    expect(archive.filter(({ items }) => new Set(items.map(({ link }) => link)).size < 4)).toEqual([]);
  });

  it("has at least 8 newsletters, one for subscribers and one for the Executive tier", () => {
    expect(newsletters.length).toBeGreaterThanOrEqual(8);
    expect(newsletters.filter(({ subscriberOnly }) => subscriberOnly)).toHaveLength(1);
    expect(newsletters.filter(({ executiveOnly }) => executiveOnly)).toHaveLength(1);
  });

  it("gives every item a unique address", () => {
    const addresses = [
      ...articles.map(({ year, month, slug }) => `${year}/${month}/${slug}`),
      ...pieces.flat().map(({ section, slug }) => `${section}/${slug}`),
      ...[...articles, ...pieces.flat()].map(({ id }) => id),
      ...topics.map(({ slug }) => `topic ${slug}`),
      ...products.map(({ id }) => `product ${id}`),
      ...products.flatMap(({ availabilities }) => availabilities.map(({ availabilityId }) => availabilityId)),
    ];
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(articles.filter(({ slug, body }) => !/^[a-z0-9-]+$/.test(slug) || body.length < 3)).toEqual([]);
  });

  it("files articles, products and other items under existing topics", () => {
    expect(
      [...articles, ...products, ...pieces.flat()].filter(({ topic }) => !topicNames.has(topic)),
    ).toEqual([]);
  });

  it("offers a Follow button for each topic of the welcome list (content-2.47)", () => {
    const named = ["Strategy", "Negotiation strategies", "Managing Yourself", "Economics", "Leading Teams"];
    named.push("Decision making and problem solving", "Innovation", "Marketing");
    expect(named.filter((name) => !topicNames.has(name))).toEqual([]);
  });

  it("sells in several formats and languages, and marks coming-soon and sold-out forms", () => {
    const sold = products.flatMap(({ availabilities }) => availabilities);
    expect(new Set(sold.map(({ lineType }) => lineType))).toEqual(
      new Set(["SHIP", "EBOOK", "DIGITAL", "BUNDLE"]),
    );
    expect(new Set(sold.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(sold.map(({ status }) => status))).toEqual(new Set(["A", "F", "S"]));
  });
});

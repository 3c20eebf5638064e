/** Origin of the API's server. Next reads it when it builds. */
const site = process.env.QUIRE_SITE ?? "http://localhost:4173";

const paths = ["/api/:path*", "/service/:path*", "/authenticate", "/logout"];

export default {
  rewrites: async () => paths.map((source) => ({ source, destination: `${site}${source}` })),
};

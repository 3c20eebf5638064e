/** The version that this is of: the build writes it here. All packages are of one. */
export const RELEASE = process.env.QUIRE_RELEASE ?? "";

/** The version of this build, which the build inserts. All packages have the same version. */
export const RELEASE = process.env.QUIRE_RELEASE ?? "";

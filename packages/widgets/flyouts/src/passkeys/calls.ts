/** What making a passkey takes: a chunk of its own, which comes while the reader looks at the list. */
export { addPasskey } from "@quire/services/passkey";

/** Code that creates a passkey, in a chunk that loads while the list shows. */
export { addPasskey } from "@quire/services/passkey";

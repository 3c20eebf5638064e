export { createPartner, type PartnerLink, type PartnerOptions } from "./partner.js";

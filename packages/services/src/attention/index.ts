export { type AttentionKind, requestSlot, type Slot, type SlotRequest } from "./attention.js";

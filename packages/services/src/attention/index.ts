export { type AttentionKind, type AttentionRequest, requestAttention, type Turn } from "./attention.js";

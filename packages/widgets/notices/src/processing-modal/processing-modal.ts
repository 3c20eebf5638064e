import { asComponent } from "@quire/element";
import { processingModal } from "./element.js";

export type { ProcessingModalProps } from "./element.js";

/** `<quire-processing-modal>` for React. */
export const ProcessingModal = asComponent(processingModal);

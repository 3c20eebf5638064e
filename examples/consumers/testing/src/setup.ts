import { configure } from "@testing-library/react";

// A view's code loads when it is needed, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

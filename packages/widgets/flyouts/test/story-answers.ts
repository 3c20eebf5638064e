import { type Answers, serve } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { configure } from "@quire/services/configuration";

const READER = { "/api/user/profile": { body: { id: "7", emailAddress: "reader@quire.test" } } };

/** Returns a story's setup: a signed-in user, and fake answers. Other calls use the network. */
export function story(answers: Answers = {}) {
  return () => {
    const undo = serve({ ...READER, ...answers });
    newPage();
    forget(localStorage);
    forget(sessionStorage);
    configure({
      captcha: null,
      customerService: { phone: "+1 800 555 0142", email: "help@quire.test" },
    });
    return undo;
  };
}

/** Removes the previous story's user and waiting writes. Storybook's own settings stay. */
function forget(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key === "user" || key.startsWith("quire:")) storage.removeItem(key);
}

/** Waits until `find` returns something, and animations have ended. */
export async function until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const found = find();
    if (found) return found;
  }
}

/** Fills the form's fields by name, and sends it. */
export async function send(canvas: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  const form = await until(() => canvas.querySelector("form"));
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = value;
  }
  form.querySelector<HTMLElement>("[type=submit]")?.click();
}

import { type FormEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

export function SignIn({ opened }: { readonly opened?: boolean }) {
  const [isOpen, setOpen] = useState(Boolean(opened));
  return (
    <>
      <a
        href="/sign-in"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Sign in
      </a>
      {isOpen && createPortal(<SignInDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }, []);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { action } = event.currentTarget;
    const body = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const answer = await fetch(action, { method: "post", body });
    if (answer.ok) location.reload();
    else setFailed(true);
  }
  return (
    <dialog ref={dialog} onClose={onClose}>
      <form method="post" action="/authenticate" onSubmit={submit}>
        <h2>Sign in</h2>
        <label>
          Email <input type="email" name="username" autoComplete="username" required />
        </label>
        <label>
          Password <input type="password" name="password" autoComplete="current-password" required />
        </label>
        <button type="submit">Sign in</button>
        {hasFailed && <p role="alert">Please check your email and password.</p>}
      </form>
    </dialog>
  );
}

import { CurrentUserSchema } from "@quire/services/contract";
import { type Session, sessionStore } from "@quire/services/session";
import * as v from "valibot";
import preview from "../../../../.storybook/preview.js";
import { AddToCartButton, FollowButton, SaveButton, SignInButton } from "./buttons.js";
import { Protect, SignedIn, SignedOut } from "./gates.js";

const ITEM = { id: "10042", title: "What Is Strategy?", url: "/2026/11/strategy" };

/** An application's own masthead and article, made of gates and buttons. */
function Article() {
  return (
    <main style={{ maxWidth: "38rem", margin: "2rem auto", padding: "0 1rem" }}>
      <nav aria-label="Account" style={{ textAlign: "end" }}>
        <SignedOut>
          <SignInButton asChild>
            <a href="/sign-in">Sign in</a>
          </SignInButton>
        </SignedOut>
        <SignedIn>
          <a href="/my-library">My Library</a>
        </SignedIn>
      </nav>
      <h1>What Is Strategy?</h1>
      <p>
        <FollowButton name="Strategy">
          {({ isFollowing }) => (isFollowing ? "Following Strategy" : "Follow Strategy")}
        </FollowButton>{" "}
        <SaveButton item={ITEM}>Save</SaveButton>{" "}
        <AddToCartButton productId="20101-EN-PDF" type="digital" format="PDF">
          Add to cart
        </AddToCartButton>
      </p>
      <Protect tier="Best" fallback={<p>Subscribe to read on.</p>} loading={<p>Loading…</p>}>
        <p>The briefing.</p>
      </Protect>
    </main>
  );
}

const meta = preview.meta({
  title: "Application/Gates and buttons",
  component: Article,
});

/** Prepares a story with this session. */
function as(session: Session) {
  return () => {
    sessionStore().setState(session, true);
    return () => sessionStore().setState({ status: "unknown" }, true);
  };
}

const user = (more: object) =>
  ({ status: "known", user: v.parse(CurrentUserSchema, { id: "1", ...more }) }) as const;

export const LoadingSession = meta.story({ beforeEach: as({ status: "unknown" }) });

export const Guest = meta.story({ beforeEach: as({ status: "anonymous" }) });

export const Registered = meta.story({
  beforeEach: as(user({ status: "registered", topics: [{ name: "Strategy" }] })),
});

export const Subscriber = meta.story({
  beforeEach: as(user({ status: "subscribers", tiers: [{ roleCode: "ROLE_HBRG_BEST" }] })),
});

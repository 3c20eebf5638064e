import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { AddToCartButton, FollowButton, SaveButton, SignInButton } from "./buttons.js";

const ITEM = { id: "10042", title: "What Is Strategy?" };

afterEach(() => vi.restoreAllMocks());

it.each([
  [
    "SignInButton",
    <SignInButton key="1" returnPath="/my-library">
      Sign in
    </SignInButton>,
    '<button type="button" aria-haspopup="dialog" data-quire-open="auth-modal" data-mode="sign-in" data-return="/my-library">Sign in</button>',
  ],
  [
    "FollowButton",
    <FollowButton key="2" name="Strategy" className="big">
      {({ isFollowing }) => (isFollowing ? "Following" : "Follow")}
    </FollowButton>,
    '<button type="button" data-quire-do="follow" data-type="topic" data-name="Strategy" class="big">Follow</button>',
  ],
  [
    "SaveButton",
    <SaveButton key="3" item={ITEM} mode="registration">
      {({ isSaved }) => (isSaved ? "Saved" : "Save")}
    </SaveButton>,
    '<button type="button" data-quire-do="save" data-item="{&quot;id&quot;:&quot;10042&quot;,&quot;title&quot;:&quot;What Is Strategy?&quot;}" data-mode="registration">Save</button>',
  ],
  [
    "AddToCartButton",
    <AddToCartButton key="4" productId="20101-EN-PDF" type="digital" format="PDF" quantity={2}>
      Add
    </AddToCartButton>,
    '<button type="button" data-quire-do="add-to-cart" data-product-id="20101-EN-PDF" data-type="digital" data-quantity="2" data-format="PDF">Add</button>',
  ],
])("renders %s as a trigger, also on a server (beyond-271)", (_, element, html) => {
  expect(renderToString(element)).toBe(html);
});

it("passes its attributes to its only child, whose own attributes win (beyond-271)", () => {
  const html = renderToString(
    <SignInButton asChild className="a" style={{ color: "red" }} title="Theirs">
      <a href="/sign-in" className="b" title="Own">
        Sign in
      </a>
    </SignInButton>,
  );
  for (const part of [
    "<a ",
    'data-quire-open="auth-modal"',
    'class="a b"',
    'style="color:red"',
    'title="Own"',
    'href="/sign-in"',
  ])
    expect(html).toContain(part);
});

it("reports asChild without a single element, and renders a button (beyond-271)", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(renderToString(<SignInButton asChild>Sign in</SignInButton>)).toContain("<button");
  expect(String(error.mock.calls)).toContain("react/as-child");
});

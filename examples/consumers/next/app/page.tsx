import { AuthModal } from "@quire/auth-modal";
import { BreadcrumbFilter } from "@quire/breadcrumb-filter";
import { CaseCollection, CaseSelection } from "@quire/case-selection";
import {
  BulkDiscardFlyout,
  BulkOrganizeFlyout,
  ChangePasswordFlyout,
  DiscardFlyout,
  EmbedFlyout,
  Flyout,
  ForgotPasswordFlyout,
  OrganizeFlyout,
  SaveFlyout,
  ShareFlyout,
  ShareListFlyout,
} from "@quire/flyouts";
import { FolderList } from "@quire/folder-list";
import { FooterMenu } from "@quire/footer-menu";
import { GiftLink } from "@quire/gift-link";
import { Header } from "@quire/header";
import { HeadlineBar } from "@quire/headline-bar";
import { MiniCart } from "@quire/mini-cart";
import { NewsletterSignup } from "@quire/newsletter-signup";
import { HelpBox, Notification, RegistrationBanner, SubscriptionBanner, Toast } from "@quire/notices";
import { Paywall } from "@quire/paywall";
import { ProductMenu } from "@quire/product-menu";
import { ResetPassword } from "@quire/reset-password";
import { Search } from "@quire/search";
import { ShowMore } from "@quire/show-more";
import { StreamList } from "@quire/stream-list";
import { SubscriberLookup } from "@quire/subscriber-lookup";
import { TopicMenu } from "@quire/topic-menu";
import { VisualItem } from "@quire/visual-item";

export const dynamic = "force-dynamic";

/** A server component: what it shows comes from the server, and comes alive in the browser. */
export default async function Page() {
  return (
    <>
      <Header data-testid="header" />
      <main>
        <HeadlineBar headline="Every widget" />
        <BreadcrumbFilter />
        <CaseCollection />
        <CaseSelection />
        <FolderList />
        <GiftLink />
        <MiniCart>
          <a href="/shopping-cart">Cart</a>
        </MiniCart>
        <NewsletterSignup name="Daily" />
        <Paywall />
        <ProductMenu />
        <ResetPassword token="abc" />
        <Search />
        <ShowMore>
          <p>A long text.</p>
        </ShowMore>
        <StreamList stream="search" query="filters=type:article" />
        <SubscriberLookup />
        <TopicMenu />
        <VisualItem />
        <HelpBox />
        <Notification />
        <RegistrationBanner />
        <SubscriptionBanner />
        <Toast />
      </main>
      <FooterMenu />
      <AuthModal />
      <BulkDiscardFlyout />
      <BulkOrganizeFlyout />
      <ChangePasswordFlyout />
      <DiscardFlyout />
      <EmbedFlyout />
      <Flyout />
      <ForgotPasswordFlyout />
      <OrganizeFlyout />
      <SaveFlyout />
      <ShareFlyout />
      <ShareListFlyout />
    </>
  );
}

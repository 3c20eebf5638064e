import { AccountSettings } from "@quire/account-settings";
import { IssueContents, IssuePicker } from "@quire/archive";
import { AuthModal } from "@quire/auth-modal";
import { BreadcrumbFilter } from "@quire/breadcrumb-filter";
import { CartConfirmation } from "@quire/cart-confirmation";
import { CaseCollection, CaseSelection } from "@quire/case-selection";
import { Checkout } from "@quire/checkout";
import {
  BulkDiscardFlyout,
  BulkOrganizeFlyout,
  ChangePasswordFlyout,
  DiscardFlyout,
  EmbedFlyout,
  Flyout,
  ForgotPasswordFlyout,
  OrganizeFlyout,
  PasskeysFlyout,
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
import {
  HelpBox,
  MaintenanceNotice,
  Notification,
  ProcessingModal,
  RegistrationBanner,
  SubscriptionBanner,
  Toast,
} from "@quire/notices";
import { OrderHistory } from "@quire/order-history";
import { Paywall } from "@quire/paywall";
import { ProductCarousel } from "@quire/product-carousel";
import { ProductMenu } from "@quire/product-menu";
import { ProductOptions } from "@quire/product-options";
import { ResetPassword } from "@quire/reset-password";
import { ReviewOrder } from "@quire/review-order";
import { Search } from "@quire/search";
import { ShareBar } from "@quire/share-bar";
import { ShoppingCart } from "@quire/shopping-cart";
import { ShowMore } from "@quire/show-more";
import { StreamList } from "@quire/stream-list";
import { SubscriberLookup } from "@quire/subscriber-lookup";
import { SubscriptionPlans } from "@quire/subscription-plans";
import { TopicMenu } from "@quire/topic-menu";
import { VideoAccess, VideoEmbed, VideoPlayer } from "@quire/video";
import { VisualItem } from "@quire/visual-item";

export const dynamic = "force-dynamic";

/** A server component. The server renders it, and the browser hydrates it. */
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
        <AccountSettings />
        <SubscriptionPlans />
        <TopicMenu />
        <VisualItem />
        <HelpBox />
        <Notification />
        <RegistrationBanner />
        <SubscriptionBanner />
        <Toast />
        <IssuePicker />
        <IssueContents code="BR2604" />
        <ShareBar />
        <ProductOptions productId="10011" />
        <ProductCarousel items={[{ title: "The Napkin and the Plan", href: "/store" }]} />
        <ShoppingCart />
        <Checkout />
        <ReviewOrder />
        <OrderHistory />
        <VideoPlayer videoId="7001" />
        <VideoEmbed src="/video/embed/7001">
          <a href="/video/7001">A film</a>
        </VideoEmbed>
        <VideoAccess videoId="7001" />
      </main>
      <FooterMenu />
      <AuthModal />
      <CartConfirmation />
      <MaintenanceNotice />
      <ProcessingModal />
      <BulkDiscardFlyout />
      <BulkOrganizeFlyout />
      <ChangePasswordFlyout />
      <DiscardFlyout />
      <EmbedFlyout />
      <Flyout />
      <ForgotPasswordFlyout />
      <OrganizeFlyout />
      <PasskeysFlyout />
      <SaveFlyout />
      <ShareFlyout />
      <ShareListFlyout />
    </>
  );
}

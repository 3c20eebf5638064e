<?php
/**
 * The widgets with their attributes. `pnpm check descriptions --write` writes this file from the declarations.
 *
 * @package Quire
 */

defined( 'ABSPATH' ) || exit;

return array(
	'account-settings' => array(
		'about'      => 'The account page: name, e-mail, password, passkeys, plan, orders, newsletters, data and deletion.',
		'attributes' => array(
			'sections' => 'string',
			'newsletters' => 'string',
			'newsletters-href' => 'string',
			'plans-href' => 'string',
			'orders-href' => 'string',
			'home-href' => 'string',
			'password-action' => 'string',
			'parts' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'auth-modal' => array(
		'about'      => 'Sign-in, registration, forgotten password and profile questions in a dialog.',
		'attributes' => array(
			'mode' => array( 'sign-in', 'registration', 'forgot-password', 'profile_settings' ),
			'reason' => 'string',
			'return' => 'string',
			'paywall' => 'boolean',
			'action' => 'string',
			'registration-action' => 'string',
			'forgot-password-action' => 'string',
			'parts' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'breadcrumb-filter' => array(
		'about'      => 'The active filters of a list of reports, each with a link that clears it.',
		'attributes' => array(
			'listing' => array( 'ascend', 'hbr-analytic-services' ),
			'breadcrumbs' => 'string',
		),
	),
	'bulk-discard-flyout' => array(
		'about'      => 'A confirmation before several items are removed from the reader\'s library, in a panel next to its trigger.',
		'attributes' => array(
			'items' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'bulk-organize-flyout' => array(
		'about'      => 'Adds several saved items to folders, in a panel next to its trigger.',
		'attributes' => array(
			'items' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'cart-confirmation' => array(
		'about'      => 'A dialog that confirms which items were added to the cart, with links to continue. If adding failed, the dialog shows an apology and contact details.',
		'attributes' => array(
			'checkout-href' => 'string',
			'open' => 'boolean',
		),
	),
	'case-collection' => array(
		'about'      => 'Collections of case studies as tiles that expand, each case with its PDF.',
		'attributes' => array(
			'heading' => 'string',
			'collections' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'case-selection' => array(
		'about'      => 'A paywall over a selection of cases. A message of the host page opens it.',
		'attributes' => array(
			'heading' => 'string',
			'dek' => 'string',
			'sub-dek' => 'string',
			'first-name' => 'string',
			'cta-title' => 'string',
			'cta-target' => 'string',
			'anchor-title' => 'string',
			'anchor-href' => 'string',
			'subscribers-pass' => 'boolean',
			'footer-selector' => 'string',
			'banner-selector' => 'string',
			'ad-selector' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'change-password-flyout' => array(
		'about'      => 'Changes the reader\'s password in a panel next to its trigger, or in the centre of a low window.',
		'attributes' => array(
			'action' => 'string',
			'parts' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'checkout' => array(
		'about'      => 'The checkout of an order: address, shipping and payment, with the totals.',
		'attributes' => array(
			'review-href' => 'string',
			'cart-href' => 'string',
			'store-href' => 'string',
			'parts' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'discard-flyout' => array(
		'about'      => 'A confirmation before an item is removed from the reader\'s library, in a panel next to its trigger.',
		'attributes' => array(
			'item' => 'string',
			'item-id' => 'string',
			'item-title' => 'string',
			'item-url' => 'string',
			'item-topic' => 'string',
			'item-authors' => 'string',
			'item-content-type' => 'string',
			'item-image' => 'string',
			'item-summary' => 'string',
			'item-list-price' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'embed-flyout' => array(
		'about'      => 'The code to copy that embeds a video in another page.',
		'attributes' => array(
			'code' => 'string',
			'url' => 'string',
			'title' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'flyout' => array(
		'about'      => 'A panel next to its trigger, with a title and any content of the page.',
		'attributes' => array(
			'heading' => 'string',
			'body' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'folder-list' => array(
		'about'      => 'The folders of a reader\'s library. Readers can select, create, edit and delete them.',
		'attributes' => array(
			'heading' => 'string',
			'navigates' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'footer-menu' => array(
		'about'      => 'A site\'s footer: lists of links, accordions on small screens, items that require sign-in.',
		'attributes' => array(
		),
	),
	'forgot-password-flyout' => array(
		'about'      => 'Requests a password reset link in a panel next to its trigger.',
		'attributes' => array(
			'action' => 'string',
			'email' => 'string',
			'parts' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'gift-link' => array(
		'about'      => 'Gives an article as a gift: creates a link with which anyone can read it.',
		'attributes' => array(
			'url' => 'string',
			'article-title' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'header' => array(
		'about'      => 'A site\'s header: logos, navigation, search, the user menu and the cart.',
		'attributes' => array(
			'desktop-big-below' => 'number',
			'desktop-small-above' => 'number',
			'mobile-big-below' => 'number',
			'mobile-small-above' => 'number',
			'library-href' => 'string',
			'account-href' => 'string',
		),
	),
	'headline-bar' => array(
		'about'      => 'An article\'s headline bar: its kind, its topic, and its title after the headline scrolls out of view.',
		'attributes' => array(
			'type' => array( 'utility', 'spotlight', 'big-idea' ),
			'headline' => 'string',
			'topic' => 'string',
			'topic-route' => array( 'topic', 'subject' ),
			'below' => 'string',
		),
	),
	'help-box' => array(
		'about'      => 'Explains a part of the page to readers who have not seen it.',
		'attributes' => array(
			'message-id' => 'string',
			'for' => 'string',
			'heading' => 'string',
		),
	),
	'issue-contents' => array(
		'about'      => 'The table of contents of a magazine issue.',
		'attributes' => array(
			'code' => 'string',
			'heading-level' => 'number',
			'archive-href' => 'string',
		),
	),
	'issue-picker' => array(
		'about'      => 'Finds an issue of the magazine by year and month.',
		'attributes' => array(
			'first-year' => 'number',
			'last-year' => 'number',
			'year' => 'number',
			'issue' => 'string',
			'covers' => 'boolean',
			'label' => 'string',
		),
	),
	'maintenance-notice' => array(
		'about'      => 'A dialog that announces when the store is closed for maintenance.',
		'attributes' => array(
			'heading' => 'string',
			'message' => 'string',
			'open' => 'boolean',
		),
	),
	'mini-cart' => array(
		'about'      => 'The cart button with a badge, and the cart in a flyout.',
		'attributes' => array(
			'heading' => 'string',
			'item-limit' => 'number',
			'cart-href' => 'string',
			'checkout-href' => 'string',
			'store-href' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'newsletter-signup' => array(
		'about'      => 'Signs readers up for newsletters and campaigns: guests by e-mail, signed-in readers with one click.',
		'attributes' => array(
			'newsletters' => 'string',
			'type' => array( 'newsletter', 'marketingCampaign' ),
			'name' => 'string',
			'heading' => 'string',
			'email' => 'string',
			'action' => 'string',
			'unsubscribe-all' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'notification' => array(
		'about'      => 'A message to the reader that stays until it is closed.',
		'attributes' => array(
			'tone' => array( 'info', 'success', 'error' ),
			'heading' => 'string',
			'message' => 'string',
			'timeout' => 'number',
		),
	),
	'order-history' => array(
		'about'      => 'A reader\'s orders in the store, with files and receipts.',
		'attributes' => array(
			'heading' => 'string',
			'page-size' => 'number',
			'store-href' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'organize-flyout' => array(
		'about'      => 'Changes the folders of a saved item, in a panel next to its trigger.',
		'attributes' => array(
			'item' => 'string',
			'item-id' => 'string',
			'item-title' => 'string',
			'item-url' => 'string',
			'item-topic' => 'string',
			'item-authors' => 'string',
			'item-content-type' => 'string',
			'item-image' => 'string',
			'item-summary' => 'string',
			'item-list-price' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'passkeys-flyout' => array(
		'about'      => 'Adds, renames and removes the reader\'s passkeys, in a panel next to its trigger.',
		'attributes' => array(
			'parts' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'paywall' => array(
		'about'      => 'Cards to sign in, register or reset a password, in front of restricted content.',
		'attributes' => array(
			'card' => array( 'sign-in', 'register', 'reset' ),
			'goal' => array( 'checkout', 'reading' ),
			'heading' => 'string',
			'dek' => 'string',
			'offer' => 'string',
			'price' => 'string',
			'trial' => 'string',
			'benefits' => 'string',
			'subscribe-href' => 'string',
			'experiment' => 'string',
			'metered' => 'boolean',
			'read' => 'number',
			'fade' => 'boolean',
			'gift' => 'boolean',
			'for' => array( 'registered', 'subscribers' ),
			'tiers' => 'string',
			'content' => 'string',
			'rest-url' => 'string',
			'container-selector' => 'string',
			'checkout' => 'string',
			'fail' => array( 'closed', 'open' ),
			'action' => 'string',
			'registration-action' => 'string',
			'forgot-password-action' => 'string',
			'parts' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'processing-modal' => array(
		'about'      => 'A dialog that shows while an order is processed, and blocks the page meanwhile.',
		'attributes' => array(
			'heading' => 'string',
			'message' => 'string',
			'open' => 'boolean',
		),
	),
	'product-carousel' => array(
		'about'      => 'A carousel of products. Readers swipe it, use the keyboard, or click its dots.',
		'attributes' => array(
			'label' => 'string',
			'items' => 'string',
		),
	),
	'product-menu' => array(
		'about'      => 'A menu of links in groups that open and close.',
		'attributes' => array(
			'label' => 'string',
			'single' => 'boolean',
			'groups' => 'string',
		),
	),
	'product-options' => array(
		'about'      => 'Selects a product\'s format, language, quantity and number of copyright permissions.',
		'attributes' => array(
			'product-id' => 'string',
		),
	),
	'registration-banner' => array(
		'about'      => 'A banner that confirms the creation of an account.',
		'attributes' => array(
			'email-address' => 'string',
			'paywall-selector' => 'string',
			'scroll-limit' => 'number',
		),
	),
	'reset-password' => array(
		'about'      => 'Sets a new password with the link from an e-mail.',
		'attributes' => array(
			'token' => 'string',
			'action' => 'string',
			'forgot-href' => 'string',
			'sign-in-href' => 'string',
			'return' => 'string',
			'parts' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'review-order' => array(
		'about'      => 'The review of an order, the button that places it, and the receipt.',
		'attributes' => array(
			'checkout-href' => 'string',
			'cart-href' => 'string',
			'store-href' => 'string',
			'orders-href' => 'string',
			'close-href' => 'string',
			'parts' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'save-flyout' => array(
		'about'      => 'Saves an item to My Library and to folders, in a panel next to its trigger.',
		'attributes' => array(
			'item' => 'string',
			'item-id' => 'string',
			'item-title' => 'string',
			'item-url' => 'string',
			'item-topic' => 'string',
			'item-authors' => 'string',
			'item-content-type' => 'string',
			'item-image' => 'string',
			'item-summary' => 'string',
			'item-list-price' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'search' => array(
		'about'      => 'A search with suggestions while the reader types.',
		'attributes' => array(
			'heading' => 'string',
			'placeholder' => 'string',
			'results-href' => 'string',
			'parameter' => 'string',
			'recent-limit' => 'number',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'share-bar' => array(
		'about'      => 'A row of icons that share a page with one click. They send no request before a click.',
		'attributes' => array(
			'url' => 'string',
			'heading' => 'string',
		),
	),
	'share-flyout' => array(
		'about'      => 'Shares a page on networks and by e-mail, in a panel next to its trigger.',
		'attributes' => array(
			'url' => 'string',
			'title' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'share-list-flyout' => array(
		'about'      => 'Shares a folder of the library, in the same way as share-flyout shares a page.',
		'attributes' => array(
			'list-id' => 'string',
			'name' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'shopping-cart' => array(
		'about'      => 'The cart as a page: its lines, their quantities, coupons and totals.',
		'attributes' => array(
			'heading' => 'string',
			'checkout-href' => 'string',
			'store-href' => 'string',
			'country' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'show-more' => array(
		'about'      => 'Shows the beginning of a long passage, and the rest on request.',
		'attributes' => array(
			'limit' => 'number',
			'expanded' => 'boolean',
			'more-label' => 'string',
			'less-label' => 'string',
		),
	),
	'stream-list' => array(
		'about'      => 'A list of entries that loads page by page.',
		'attributes' => array(
			'stream' => array( 'saves', 'list', 'history', 'following', 'search', 'webinars', 'visual-library', 'hbr-analytic-services', 'ascend', 'magazine', 'ordered' ),
			'folder' => 'string',
			'filter' => 'string',
			'filter-from' => 'string',
			'query' => 'string',
			'from-address' => 'boolean',
			'page-size' => 'number',
			'unlimited' => 'boolean',
			'hide-more' => 'boolean',
			'format' => array( 'more', 'feed' ),
			'tabs' => 'string',
			'selectable' => 'boolean',
			'toolbar' => 'boolean',
			'topics-count' => 'string',
			'label' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'subscriber-lookup' => array(
		'about'      => 'Finds an existing subscription, and links it to an existing or new account.',
		'attributes' => array(
			'email-address' => 'string',
			'return' => 'string',
			'verify-url' => 'string',
			'action' => 'string',
			'parts' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'subscription-banner' => array(
		'about'      => 'A banner that invites readers without a subscription to subscribe, when they reach the article.',
		'attributes' => array(
			'article' => 'string',
			'ascend-header' => 'string',
			'subscribe-href' => 'string',
			'articles-left' => 'number',
		),
	),
	'subscription-plans' => array(
		'about'      => 'The subscription plans with their prices, each with a button that leads to the checkout.',
		'attributes' => array(
			'heading' => 'string',
			'period' => array( 'monthly', 'yearly' ),
			'plans' => 'string',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'toast' => array(
		'about'      => 'Shows the latest action, with a button that undoes it.',
		'attributes' => array(
			'placement' => array( 'center', 'start', 'end' ),
			'timeout' => 'number',
		),
	),
	'topic-menu' => array(
		'about'      => 'A menu of the topics that a reader follows.',
		'attributes' => array(
			'value' => 'string',
			'heading' => 'string',
			'find-more-href' => 'string',
			'open' => 'boolean',
			'loading' => array( 'visible', 'idle', 'intent', 'eager' ),
		),
	),
	'video-access' => array(
		'about'      => 'The page in the window that a player in another site\'s frame opens. The reader signs in, and the frame receives a code that unlocks the video.',
		'attributes' => array(
			'video-id' => 'string',
			'challenge' => 'string',
			'video-href' => 'string',
			'subscribe-href' => 'string',
		),
	),
	'video-embed' => array(
		'about'      => 'A video of another site. A cover shows until the reader plays the video; only then does a frame of that site load.',
		'attributes' => array(
			'src' => 'string',
			'heading' => 'string',
			'poster' => 'string',
		),
	),
	'video-player' => array(
		'about'      => 'A video or a playlist. A poster shows until the reader plays it, then captions, chapters, speed and a transcript.',
		'attributes' => array(
			'video-id' => 'string',
			'entry-id' => 'string',
			'playlist' => 'string',
			'heading' => 'string',
			'autoplay' => 'boolean',
			'transcript' => 'boolean',
			'bare' => 'boolean',
			'parent' => 'string',
			'fill' => 'boolean',
			'videos-href' => 'string',
			'access-href' => 'string',
			'subscribe-href' => 'string',
		),
	),
	'visual-item' => array(
		'about'      => 'An item of the visual library. Readers can view it, save it and, with access, download its files.',
		'attributes' => array(
			'item' => 'string',
			'asset' => 'string',
			'downloads' => 'string',
			'paywall-enabled' => 'boolean',
			'read-only' => 'boolean',
			'subscribe-href' => 'string',
		),
	),
);

<?php
/**
 * Blocks and shortcodes. Each widget has both: the block quire/mini-cart is the shortcode [quire_mini_cart].
 *
 * @package Quire
 */

namespace Quire;

defined( 'ABSPATH' ) || exit;

/**
 * The widgets with a block and a shortcode, by name, with their titles. The paywall has its own block.
 */
function get_block_titles(): array {
	return array(
		'header'               => __( 'Site header', 'quire' ),
		'search'               => __( 'Search', 'quire' ),
		'topic-menu'           => __( 'Topic menu', 'quire' ),
		'footer-menu'          => __( 'Footer menu', 'quire' ),
		'headline-bar'         => __( 'Headline bar', 'quire' ),
		'subscription-banner'  => __( 'Subscription banner', 'quire' ),
		'registration-banner'  => __( 'Registration banner', 'quire' ),
		'help-box'             => __( 'Help box', 'quire' ),
		'newsletter-signup'    => __( 'Newsletter sign-up', 'quire' ),
		'share-bar'            => __( 'Share bar', 'quire' ),
		'gift-link'            => __( 'Gift link', 'quire' ),
		'show-more'            => __( 'Show more', 'quire' ),
		'stream-list'          => __( 'Stream of articles', 'quire' ),
		'folder-list'          => __( 'Folders of the library', 'quire' ),
		'account-settings'     => __( 'Account settings', 'quire' ),
		'reset-password'       => __( 'Reset password', 'quire' ),
		'subscriber-lookup'    => __( 'Subscriber lookup', 'quire' ),
		'subscription-plans'   => __( 'Subscription plans', 'quire' ),
		'mini-cart'            => __( 'Mini cart', 'quire' ),
		'product-options'      => __( 'Product options', 'quire' ),
		'product-carousel'     => __( 'Product carousel', 'quire' ),
		'shopping-cart'        => __( 'Shopping cart', 'quire' ),
		'checkout'             => __( 'Checkout', 'quire' ),
		'review-order'         => __( 'Review order', 'quire' ),
		'order-history'        => __( 'Order history', 'quire' ),
		'issue-picker'         => __( 'Issue picker', 'quire' ),
		'issue-contents'       => __( 'Issue contents', 'quire' ),
		'video-player'         => __( 'Video player', 'quire' ),
		'video-embed'          => __( 'Video embed', 'quire' ),
	);
}

/** Widgets with an inline element. As a block, each gets a wrapper. */
const INLINE = array( 'mini-cart', 'topic-menu' );

/** Triggers of the button's block, with their labels. */
const BUTTONS = array( 'sign-in', 'register', 'follow', 'save', 'sign-out', 'print' );

/**
 * Renders a widget's tag with its fallback content.
 *
 * @param string $name       The widget.
 * @param mixed  $attributes Attributes of the block or shortcode.
 * @param mixed  $content    The content inside: it shows until the widget is ready.
 */
function render_widget( string $name, $attributes, $content ): string {
	return write_tag( "quire-$name", to_attributes( $name, is_array( $attributes ) ? $attributes : array() ), is_string( $content ) ? do_shortcode( $content ) : '' );
}

/**
 * Returns the address of the page for signing in or registering. An API on another origin has these pages there.
 *
 * @param string $action The page's name: sign-in or register.
 */
function get_account_href( string $action ): string {
	$api    = get_setting( 'api' );
	$origin = is_other_origin( $api ) && preg_match( '~^https?://[^/?#]+~i', $api, $found ) ? $found[0] : '';
	return "$origin/$action";
}

/**
 * Renders a link or button that opens an overlay or runs an action.
 *
 * @param mixed $attributes Attributes of the block or shortcode: action, label, href, type, name.
 */
function render_button( $attributes ): string {
	$given  = is_array( $attributes ) ? $attributes : array();
	$action = in_array( $given['action'] ?? '', BUTTONS, true ) ? $given['action'] : 'sign-in';
	$labels = array(
		'sign-in'  => __( 'Sign in', 'quire' ),
		'register' => __( 'Create account', 'quire' ),
		'follow'   => __( 'Follow', 'quire' ),
		'save'     => __( 'Save', 'quire' ),
		'sign-out' => __( 'Sign out', 'quire' ),
		'print'    => __( 'Print', 'quire' ),
	);
	$name   = (string) ( $given['name'] ?? '' );
	if ( '' !== $name ) {
		/* translators: %s: a topic or an author. */
		$labels['follow'] = sprintf( __( 'Follow %s', 'quire' ), $name );
	}
	$label  = (string) ( $given['label'] ?? '' );
	$label  = esc_html( '' === $label ? $labels[ $action ] : $label );
	if ( 'sign-in' === $action || 'register' === $action ) {
		$href = (string) ( $given['href'] ?? '' );
		$href = esc_url_raw( '' === $href ? get_account_href( $action ) : $href );
		$mode = 'register' === $action ? 'registration' : 'sign-in';
		return write_tag( 'a', array( 'class' => 'wp-element-button', 'href' => $href, 'data-quire-open' => 'auth-modal', 'data-mode' => $mode ), $label );
	}
	$data = array( 'class' => 'wp-element-button', 'type' => 'button', 'data-quire-do' => $action );
	if ( 'follow' === $action ) {
		$data['data-type'] = (string) ( $given['type'] ?? 'topic' );
		$data['data-name'] = $name;
	}
	if ( 'save' === $action && get_post() ) {
		$data['data-item-id']    = (string) get_the_ID();
		$data['data-item-title'] = wp_strip_all_tags( get_the_title() );
		$data['data-item-url']   = (string) get_permalink();
	}
	return write_tag( 'button', $data, $label );
}

/**
 * Converts a widget's attributes to those of its block.
 *
 * @param array $attributes Types by attribute.
 */
function to_block_attributes( array $attributes ): array {
	$declared = array();
	foreach ( $attributes as $name => $type ) {
		$declared[ lcfirst( str_replace( ' ', '', ucwords( str_replace( '-', ' ', $name ) ) ) ) ] = array(
			'type' => in_array( $type, array( 'boolean', 'number' ), true ) ? $type : 'string',
		) + ( is_array( $type ) ? array( 'enum' => array_merge( array( '' ), $type ) ) : array() );
	}
	return $declared;
}

add_action(
	'init',
	static function (): void {
		$text     = array( 'type' => 'string' );
		$handle   = 'quire-blocks';
		$editable = array();
		wp_register_script( $handle, plugins_url( 'editor.js', FILE ), array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ), VERSION, true );
		foreach ( get_block_titles() as $name => $title ) {
			$widget = get_widgets()[ $name ] ?? null;
			if ( null === $widget ) {
				continue;
			}
			$render     = static fn ( $attributes, $content = '' ): string => render_widget( $name, $attributes, $content );
			$attributes = to_block_attributes( $widget['attributes'] );
			$place      = in_array( $name, INLINE, true ) ? static fn ( $attributes, $content = '' ): string => wrap_widget( render_widget( $name, $attributes, $content ) ) : $render;
			register_block_type( "quire/$name", array( 'api_version' => 2, 'title' => "Quire: $title", 'category' => 'quire', 'attributes' => $attributes, 'editor_script' => $handle, 'render_callback' => $place ) );
			add_shortcode( 'quire_' . str_replace( '-', '_', $name ), $render );
			$editable[ "quire/$name" ] = array( 'title' => "Quire: $title", 'description' => $widget['about'], 'attributes' => $attributes, 'isContainer' => true );
		}
		$button = array( 'action' => array( 'type' => 'string', 'enum' => BUTTONS, 'default' => 'sign-in' ), 'label' => $text, 'href' => $text, 'type' => $text, 'name' => $text );
		register_block_type( 'quire/button', array( 'api_version' => 2, 'title' => __( 'Quire: Button', 'quire' ), 'category' => 'quire', 'attributes' => $button, 'editor_script' => $handle, 'render_callback' => static fn ( $attributes ): string => wrap_widget( render_button( $attributes ) ) ) );
		add_shortcode( 'quire_button', __NAMESPACE__ . '\render_button' );
		$editable['quire/button'] = array( 'title' => __( 'Quire: Button', 'quire' ), 'description' => __( 'Opens sign-in or registration, or follows, saves, prints or signs out.', 'quire' ), 'attributes' => $button, 'isContainer' => false );

		$paywall = array(
			'for'           => array( 'type' => 'string', 'enum' => array( 'subscribers', 'registered' ), 'default' => 'subscribers' ),
			'tiers'         => $text,
			'metered'       => array( 'type' => 'boolean', 'default' => false ),
			'heading'       => $text,
			'offer'         => $text,
			'price'         => $text,
			'trial'         => $text,
			'benefits'      => array( 'type' => 'array', 'items' => array( 'type' => 'string' ) ),
			'subscribeHref' => $text,
			'stored'        => array( 'type' => 'boolean' ),
		);
		register_block_type( 'quire/paywall', array( 'api_version' => 2, 'title' => __( 'Quire: Paywall', 'quire' ), 'category' => 'quire', 'attributes' => $paywall, 'editor_script' => $handle, 'render_callback' => __NAMESPACE__ . '\render_paywall' ) );
		unset( $paywall['stored'] );
		$editable['quire/paywall'] = array( 'title' => __( 'Quire: Paywall', 'quire' ), 'description' => __( 'Everything below this block is for readers with access.', 'quire' ), 'attributes' => $paywall, 'isContainer' => false );
		wp_add_inline_script( $handle, 'var quireBlocks = ' . wp_json_encode( $editable, JSON_HEX_TAG ) . ';', 'before' );
	}
);

add_filter(
	'block_categories_all',
	static function ( array $categories ): array {
		$categories[] = array( 'slug' => 'quire', 'title' => 'Quire' );
		return $categories;
	}
);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		// The page's cached HTML is the same for everybody, so styles choose the buttons. The loader sets data-quire-user.
		$background = 'var(--quire-color-surface,var(--wp--preset--color--base,var(--wp--preset--color--background,var(--global--color-background,#fff))))';
		wp_register_style( 'quire', false, array(), VERSION );
		wp_enqueue_style( 'quire' );
		wp_add_inline_style(
			'quire',
			'[data-quire-user="known"] .wp-element-button[data-quire-open="auth-modal"],html:not([data-quire-user="known"]) .wp-element-button[data-quire-do="sign-out"]{display:none}'
			. "quire-paywall::part(fade){background:linear-gradient(transparent,$background)}"
		);
	}
);

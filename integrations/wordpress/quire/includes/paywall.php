<?php
/**
 * The paywall: the block and shortcode before the rest of a post.
 *
 * @package Quire
 */

namespace Quire;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the rule of a post: who may read the rest. Grants are for one rule.
 *
 * @param array $attributes Attributes of the marker.
 */
function get_rule( array $attributes ): array {
	$metered = $attributes['metered'] ?? false;
	return array(
		'for'     => 'registered' === ( $attributes['for'] ?? '' ) ? 'registered' : 'subscribers',
		'tiers'   => trim( (string) ( $attributes['tiers'] ?? '' ) ),
		'metered' => ! in_array( $metered, array( false, '', '0', 'false', 'no', 0 ), true ),
	);
}

/**
 * Returns the path of a post's rest, as the browser and the grant name it.
 *
 * @param int $id The post.
 */
function get_rest_path( int $id ): string {
	return wp_make_link_relative( rest_url( "quire/v1/rest/$id" ) );
}

/**
 * Returns true for the page of this one post. Lists, feeds, excerpts and the REST API get a link.
 *
 * @param WP_Post $post The post.
 */
function is_own_page( WP_Post $post ): bool {
	return ! is_feed() && ! is_embed() && ! is_admin() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST )
		&& ! doing_filter( 'get_the_excerpt' ) && is_singular() && get_queried_object_id() === $post->ID;
}

/**
 * Renders the paywall of the current post. The markup is the same for everybody, so any page cache may keep it.
 *
 * @param array|string $attributes Attributes of the block or shortcode.
 */
function render_paywall( $attributes ): string {
	$attributes = is_array( $attributes ) ? $attributes : array();
	$post       = get_post();
	if ( ! $post instanceof WP_Post ) {
		return '';
	}
	if ( is_preview() && current_user_can( 'edit_post', $post->ID ) ) {
		return render_preview( $post );
	}
	if ( '' === get_rest( $post ) ) {
		return '';
	}
	if ( ! is_own_page( $post ) ) {
		return sprintf( '<p class="quire-continue"><a href="%s">%s</a></p>', esc_url( (string) get_permalink( $post ) ), esc_html__( 'Continue reading', 'quire' ) );
	}
	return write_paywall( $post, $attributes );
}

/**
 * Writes the empty place of the rest, and the widget.
 *
 * @param WP_Post $post       The post.
 * @param array   $attributes Attributes of the marker.
 */
function write_paywall( WP_Post $post, array $attributes ): string {
	$place    = "quire-rest-$post->ID";
	$rule     = get_rule( $attributes );
	$benefits = $attributes['benefits'] ?? array();
	if ( is_string( $benefits ) ) {
		$benefits = explode( '|', $benefits );
	}
	$benefits  = array_values( array_filter( array_map( 'trim', $benefits ) ) );
	$subscribe = (string) ( $attributes['subscribeHref'] ?? $attributes['subscribe_href'] ?? get_setting( 'subscribe' ) );
	$values    = array(
		'goal'           => 'reading',
		'loading'        => 'idle',
		'fade'           => true,
		'content'        => "#$place",
		'rest-url'       => get_rest_path( $post->ID ),
		'subscribe-href' => esc_url_raw( $subscribe ),
		'benefits'       => $benefits ? (string) wp_json_encode( $benefits ) : '',
	);
	foreach ( array( 'heading', 'dek', 'offer', 'price', 'trial' ) as $name ) {
		$values[ $name ] = (string) ( $attributes[ $name ] ?? '' );
	}
	$link = '' === $subscribe ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $subscribe ), esc_html__( 'Subscribe to keep reading', 'quire' ) );
	return write_tag( 'div', array( 'id' => $place, 'class' => 'quire-rest', 'hidden' => true ) )
		. write_tag( 'quire-paywall', $rule + $values, $link );
}

/**
 * Shows editors the whole text in a preview, which no cache keeps. Their autosave comes first.
 *
 * @param WP_Post $post The post.
 */
function render_preview( WP_Post $post ): string {
	$autosave = wp_get_post_autosave( $post->ID, get_current_user_id() );
	$rest     = get_rest( $autosave ? $autosave : $post );
	return '' === $rest ? '' : sprintf( '<p class="quire-note"><em>%s</em></p>%s', esc_html__( 'The paywall begins here.', 'quire' ), render_text( $rest, $post ) );
}

/**
 * Renders the text behind a paywall as WordPress renders posts. It leaves out the filters of other plugins, which add
 * share buttons and the like to a whole post.
 *
 * @param string  $text The stored rest.
 * @param WP_Post $post Its post.
 */
function render_text( string $text, WP_Post $post ): string {
	global $wp_embed;
	$before          = $GLOBALS['post'] ?? null;
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	setup_postdata( $post );
	$text = (string) preg_replace( '/(?:<!--\s+wp:(?:nextpage|more)\b.*?-->\s*)?<!--(?:nextpage|more\b.*?)-->(?:\s*<!--\s+\/wp:(?:nextpage|more)\s+-->)?/s', '', without_stray_closers( $text ) );
	$text = wrap_lines( $text );
	$text = $wp_embed->autoembed( $wp_embed->run_shortcode( $text ) );
	$html = has_blocks( $text ) ? do_blocks( $text ) : wpautop( $text );
	$html = wp_filter_content_tags( wptexturize( shortcode_unautop( $html ) ) );
	$html = convert_smilies( do_shortcode( $html ) );
	/**
	 * Filters the HTML of the text behind a paywall.
	 *
	 * @param string  $html The HTML.
	 * @param WP_Post $post The post.
	 */
	$html            = (string) apply_filters( 'quire_rest_html', $html, $post );
	$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	return $html;
}

/**
 * Removes the ends of blocks that began before the marker, as in a group. WordPress would stop at them.
 *
 * @param string $text The stored rest.
 */
function without_stray_closers( string $text ): string {
	$depth = 0;
	return (string) preg_replace_callback(
		'~<!--\s+(?<end>/)?wp:[a-z][a-z0-9_/-]*\s+(?:\{(?:(?!-->).)*\}\s+)?(?<void>/)?-->~s',
		static function ( array $found ) use ( &$depth ): string {
			if ( '' !== ( $found['void'] ?? '' ) ) {
				return $found[0];
			}
			if ( '' === $found['end'] ) {
				++$depth;
				return $found[0];
			}
			if ( 0 === $depth ) {
				return '';
			}
			--$depth;
			return $found[0];
		},
		$text
	);
}

/**
 * Returns the marker's attributes on the own page of a post with a paywall, or null.
 */
function get_own_paywall(): ?array {
	$post = is_singular() ? get_queried_object() : null;
	if ( ! $post instanceof WP_Post || '' === get_rest( $post ) ) {
		return null;
	}
	return find_marker( $post->post_content );
}

// The styles and scripts of blocks in the rest are those of the page. Their names hold no text.
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		if ( null !== get_own_paywall() ) {
			enqueue_assets( parse_blocks( get_rest( get_queried_object() ) ) );
		}
	}
);

/**
 * Enqueues the styles and view scripts of blocks.
 *
 * @param array $blocks Parsed blocks.
 */
function enqueue_assets( array $blocks ): void {
	foreach ( $blocks as $block ) {
		$type = $block['blockName'] ? \WP_Block_Type_Registry::get_instance()->get_registered( $block['blockName'] ) : null;
		if ( $type ) {
			array_map( 'wp_enqueue_style', $type->style_handles );
			array_map( 'wp_enqueue_script', $type->view_script_handles );
		}
		enqueue_assets( $block['innerBlocks'] );
	}
}

// Search engines learn which part is not free.
add_action(
	'wp_head',
	static function (): void {
		if ( null === get_own_paywall() ) {
			return;
		}
		$data = array(
			'@context'            => 'https://schema.org',
			'@type'               => 'Article',
			'headline'            => get_the_title( get_queried_object() ),
			'url'                 => get_permalink( get_queried_object() ),
			'isAccessibleForFree' => false,
			'hasPart'             => array( '@type' => 'WebPageElement', 'isAccessibleForFree' => false, 'cssSelector' => '.quire-rest' ),
		);
		echo wp_get_inline_script_tag( (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ), array( 'type' => 'application/ld+json' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
	}
);

add_shortcode( 'quire_paywall', __NAMESPACE__ . '\render_paywall' );

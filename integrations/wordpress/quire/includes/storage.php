<?php
/**
 * The text behind a paywall. WordPress stores it in another column than the free text, so no query, feed, excerpt, search
 * or plugin that reads post_content can publish it, also when this plugin is switched off.
 *
 * The author writes one text with a marker. The column post_content gets the text up to the marker, with `stored` in it.
 * The rest goes to post_content_filtered. Editors, exports and revisions see both together.
 *
 * @package Quire
 */

namespace Quire;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Begins the stored rest, so that the column is recognized. Other plugins may use it, too. */
const REST_PREFIX = '<!-- quire:rest -->';

/** Matches the marker: the block, or the shortcode with the paragraph or block around it. */
const MARKER = '~<!--\s+wp:quire/paywall\s+(?<json>\{(?:(?!-->).)*\}\s+)?/-->'
	. '|(?:<!--\s+wp:shortcode\s+-->\s*|<p>\s*)?(?<!\[)\[quire_paywall(?<atts>(?:\s[^\]]*)?)\](?!\])(?:\s*<!--\s+/wp:shortcode\s+-->|\s*</p>)?~s';

/**
 * Finds the marker.
 *
 * @param string $content The text of a post.
 * @return array|null Offset, text and attributes of the marker.
 */
function find_marker( string $content ): ?array {
	if ( ! preg_match( MARKER, $content, $found, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL ) ) {
		return null;
	}
	$is_block   = null === ( $found['atts'][0] ?? null );
	$attributes = $is_block
		? json_decode( $found['json'][0] ?? '{}', true )
		: shortcode_parse_atts( (string) $found['atts'][0] );
	return array(
		'offset'     => $found[0][1],
		'text'       => $found[0][0],
		'is_block'   => $is_block,
		'attributes' => is_array( $attributes ) ? $attributes : array(),
	);
}

/**
 * Returns the marker with or without the mark of a stored rest.
 *
 * @param array $marker    The marker.
 * @param bool  $is_stored True if the rest is in the other column.
 */
function write_marker( array $marker, bool $is_stored ): string {
	if ( $marker['is_block'] ) {
		$attributes = $marker['attributes'];
		unset( $attributes['stored'] );
		if ( $is_stored ) {
			$attributes['stored'] = true;
		}
		return serialize_block(
			array( 'blockName' => 'quire/paywall', 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() )
		);
	}
	$text = (string) preg_replace( '/\s+stored="1"(?=[^\]]*\])/', '', $marker['text'], 1 );
	return $is_stored ? (string) preg_replace( '/\[quire_paywall/', '$0 stored="1"', $text, 1 ) : $text;
}

/**
 * Splits a text at its marker.
 *
 * @param string $content The whole text, or the stored free part.
 * @return array|null The free part, and the rest. Null without a marker. A rest of null is stored already.
 */
function split_text( string $content ): ?array {
	$marker = find_marker( $content );
	if ( null === $marker ) {
		return null;
	}
	$rest = substr( $content, $marker['offset'] + strlen( $marker['text'] ) );
	if ( '' === trim( $rest ) && ! empty( $marker['attributes']['stored'] ) ) {
		return array( $content, null );
	}
	$rest = ltrim( $rest );
	return array( substr( $content, 0, $marker['offset'] ) . write_marker( $marker, '' !== $rest ), $rest );
}

/**
 * Returns the stored rest of a post, or an empty text.
 *
 * @param WP_Post $post The post.
 */
function get_rest( WP_Post $post ): string {
	$stored = (string) $post->post_content_filtered;
	return 0 === strpos( $stored, REST_PREFIX ) ? substr( $stored, strlen( REST_PREFIX ) ) : '';
}

/**
 * Returns the whole text, as the author wrote it.
 *
 * @param WP_Post $post The post.
 */
function get_whole_text( WP_Post $post ): string {
	$rest   = get_rest( $post );
	$marker = '' === $rest ? null : find_marker( $post->post_content );
	if ( null === $marker ) {
		return $post->post_content;
	}
	$after = substr( $post->post_content, $marker['offset'] + strlen( $marker['text'] ) );
	return substr( $post->post_content, 0, $marker['offset'] ) . write_marker( $marker, false ) . $after . "\n\n" . $rest;
}

/**
 * Returns true for posts that can have a paywall: public ones, and their revisions.
 *
 * @param string $type Post type.
 */
function can_have_paywall( string $type ): bool {
	return 'revision' === $type || ( 'attachment' !== $type && is_post_type_viewable( $type ) );
}

add_filter(
	'wp_insert_post_data',
	static function ( array $data ): array {
		if ( ! can_have_paywall( $data['post_type'] ) ) {
			return $data;
		}
		$parts = split_text( wp_unslash( $data['post_content'] ) );
		if ( null === $parts ) {
			if ( 0 === strpos( wp_unslash( $data['post_content_filtered'] ), REST_PREFIX ) ) {
				$data['post_content_filtered'] = '';
			}
			return $data;
		}
		list( $free, $rest ) = $parts;
		if ( null !== $rest ) {
			$data['post_content']          = wp_slash( $free );
			$data['post_content_filtered'] = '' === $rest ? '' : wp_slash( REST_PREFIX . $rest );
		}
		return $data;
	},
	1000
);

/** Stores the rest of posts that were written before this plugin was switched on. */
function store_all(): void {
	global $wpdb;
	$ids = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_content LIKE '%wp:quire/paywall %' OR post_content LIKE '%[quire_paywall%'" );
	foreach ( $ids as $id ) {
		$post  = get_post( (int) $id );
		$parts = $post && can_have_paywall( $post->post_type ) ? split_text( $post->post_content ) : null;
		if ( null === $parts || null === $parts[1] || '' === $parts[1] ) {
			continue;
		}
		// Neither revisions nor dates change.
		$wpdb->update( $wpdb->posts, array( 'post_content' => $parts[0], 'post_content_filtered' => REST_PREFIX . $parts[1] ), array( 'ID' => $post->ID ) );
		clean_post_cache( $post->ID );
	}
}

/**
 * Cuts a text at its marker: an import may have written it past WordPress's functions.
 *
 * @param string $content The text.
 */
function cut_at_marker( string $content ): string {
	$marker = find_marker( $content );
	return null === $marker ? $content : substr( $content, 0, $marker['offset'] ) . $marker['text'];
}

add_filter( 'the_content', __NAMESPACE__ . '\cut_at_marker', 0 );

add_filter(
	'content_pagination',
	static function ( array $pages ): array {
		foreach ( $pages as $index => $page ) {
			if ( null !== find_marker( $page ) ) {
				$pages[ $index ] = cut_at_marker( $page );
				return array_slice( $pages, 0, $index + 1 );
			}
		}
		return $pages;
	}
);

// Editors see the whole text.
add_filter(
	'edit_post_content',
	static function ( $content, $id ) {
		$post = get_post( (int) $id );
		return $post instanceof WP_Post ? get_whole_text( $post ) : $content;
	},
	1,
	2
);

add_action(
	'rest_api_init',
	static function (): void {
		$show = static function ( $response, $post ) {
			// Only the context `edit` has the raw text, and it needs the right to edit the post.
			if ( $post instanceof WP_Post && isset( $response->data['content']['raw'] ) ) {
				$response->data['content']['raw'] = get_whole_text( $post );
			}
			return $response;
		};
		foreach ( array_merge( get_post_types( array( 'show_in_rest' => true ) ), array( 'revision', 'autosave' ) ) as $type ) {
			add_filter( "rest_prepare_$type", $show, 10, 2 );
		}
	},
	5
);

// Revisions keep the rest, and an export has the whole text.
add_filter(
	'_wp_post_revision_fields',
	static function ( array $fields ): array {
		$fields['post_content_filtered'] = __( 'Text behind the paywall', 'quire' );
		return $fields;
	}
);

add_filter(
	'the_content_export',
	static function ( $content ) {
		$post = get_post();
		return $post instanceof WP_Post && $content === $post->post_content ? get_whole_text( $post ) : $content;
	},
	1
);

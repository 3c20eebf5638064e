<?php
/**
 * Shortcodes on a line of their own. WordPress removes the paragraph around such a shortcode, and themes lay out only
 * blocks.
 *
 * @package Quire
 */

namespace Quire;

defined( 'ABSPATH' ) || exit;

/** The header is sticky within its parent element, so it gets no wrapper. */
const UNWRAPPED = array( 'header' );

/**
 * Puts markup into an element that themes lay out as a block.
 *
 * @param string $markup The markup, or a shortcode.
 */
function wrap_widget( string $markup ): string {
	return write_tag( 'div', array( 'class' => 'quire-widget' ), $markup );
}

/**
 * Wraps each shortcode of a widget or button that has a line for itself. Code examples stay as they are, and so do
 * shortcodes that enclose several lines.
 *
 * @param string $content The text of a post, before WordPress adds paragraphs.
 */
function wrap_lines( string $content ): string {
	if ( false === strpos( $content, '[quire_' ) ) {
		return $content;
	}
	$names   = array_diff( array_merge( array_keys( get_block_titles() ), array( 'button' ) ), UNWRAPPED );
	$names   = array_map( static fn ( string $name ): string => 'quire_' . str_replace( '-', '_', $name ), $names );
	$pattern = '/<pre\b.*?<\/pre>(*SKIP)(*FAIL)|<code\b.*?<\/code>(*SKIP)(*FAIL)'
		. '|^[ \t]*+(?:<p>\s*+)?+(?>' . get_shortcode_regex( $names ) . ')(?:\s*+<\/p>)?+[ \t\r]*+$/ms';
	$wrapped = preg_replace_callback(
		$pattern,
		static function ( array $found ): string {
			$shortcode  = trim( (string) preg_replace( '~^\s*<p>|</p>\s*$~', '', $found[0], -1, $ends ) );
			$is_escaped = '' !== $found[1] . $found[6];
			return 1 === $ends || $is_escaped || false !== strpos( $shortcode, "\n" ) ? $found[0] : wrap_widget( $shortcode );
		},
		$content
	);
	return $wrapped ?? $content;
}

// Before blocks are rendered, and before WordPress adds paragraphs.
add_filter( 'the_content', static fn ( $content ) => is_string( $content ) ? wrap_lines( $content ) : $content, 8 );

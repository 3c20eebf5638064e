<?php
/**
 * The tags of the widgets: their markup, and the allowances with which authors keep them.
 *
 * @package Quire
 */

namespace Quire;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the widgets by name, with their attributes.
 */
function get_widgets(): array {
	static $widgets = null;
	if ( null === $widgets ) {
		$widgets = require __DIR__ . '/widgets.php';
	}
	return $widgets;
}

/**
 * Writes a tag.
 *
 * @param string $name       Name of the element.
 * @param array  $attributes Values by attribute. True writes the name alone. False and an empty text write nothing.
 * @param string $content    Escaped markup.
 */
function write_tag( string $name, array $attributes, string $content = '' ): string {
	$written = '';
	foreach ( $attributes as $attribute => $value ) {
		if ( true === $value ) {
			$written .= ' ' . $attribute;
		} elseif ( is_scalar( $value ) && false !== $value && '' !== (string) $value ) {
			$written .= sprintf( ' %s="%s"', $attribute, esc_attr( (string) $value ) );
		}
	}
	return "<$name$written>$content</$name>";
}

/**
 * Converts the given values to the attributes that a widget declares. Others are left out.
 *
 * @param string $widget Name of the widget.
 * @param array  $values Values by attribute, in kebab-case, camelCase or snake_case.
 */
function to_attributes( string $widget, array $values ): array {
	$given = array();
	foreach ( $values as $key => $value ) {
		$given[ str_replace( '_', '-', strtolower( (string) preg_replace( '/(?<!^)[A-Z]/', '-$0', (string) $key ) ) ) ] = $value;
	}
	$attributes = array();
	foreach ( get_widgets()[ $widget ]['attributes'] ?? array() as $name => $type ) {
		if ( ! isset( $given[ $name ] ) ) {
			continue;
		}
		$value = $given[ $name ];
		if ( 'boolean' === $type ) {
			$value = ! in_array( $value, array( false, '', '0', 'false', 0 ), true );
		}
		$attributes[ $name ] = is_array( $value ) ? wp_json_encode( $value ) : $value;
	}
	return $attributes;
}

/** Attributes with addresses. WordPress removes javascript: from them. */
const ADDRESSES = array( 'rest-url', 'parent', 'return', 'checkout', 'url', 'image' );

add_filter(
	'wp_kses_allowed_html',
	static function ( array $tags, $context ): array {
		if ( 'post' !== $context ) {
			return $tags;
		}
		$common = array_fill_keys( array( 'id', 'class', 'style', 'title', 'lang', 'dir', 'hidden', 'slot', 'data-*', 'aria-label', 'aria-labelledby', 'aria-describedby' ), true );
		foreach ( get_widgets() as $name => $widget ) {
			$tags[ "quire-$name" ] = $common + array_fill_keys( array_keys( $widget['attributes'] ), true );
		}
		foreach ( array( 'div', 'p', 'a', 'span', 'ul', 'ol', 'li', 'section', 'form', 'figure', 'button', 'nav' ) as $tag ) {
			if ( isset( $tags[ $tag ] ) && is_array( $tags[ $tag ] ) ) {
				$tags[ $tag ] += array( 'slot' => true, 'hidden' => true, 'data-*' => true );
			}
		}
		return $tags;
	},
	10,
	2
);

add_filter(
	'wp_kses_uri_attributes',
	static function ( array $attributes ): array {
		$own = ADDRESSES;
		foreach ( get_widgets() as $widget ) {
			foreach ( array_keys( $widget['attributes'] ) as $name ) {
				if ( preg_match( '/(^|-)(href|action|src|poster)$/', (string) $name ) ) {
					$own[] = $name;
				}
			}
		}
		return array_values( array_unique( array_merge( $attributes, $own ) ) );
	}
);

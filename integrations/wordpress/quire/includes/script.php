<?php
/**
 * The loader's tag, with its settings and the configuration block directly before it.
 *
 * @package Quire
 */

namespace Quire;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the locale for the loader, such as en-GB.
 */
function get_page_locale(): string {
	$locale = get_setting( 'locale' );
	// WordPress names variants such as de_DE_formal.
	return '' !== $locale ? $locale : implode( '-', array_slice( explode( '_', get_locale() ), 0, 2 ) );
}

/**
 * Returns the attributes of the loader's tag. The script is a deferred classic one: it runs after the page's own import
 * map, wherever that is, which a module script before the map would break.
 */
function get_script_attributes(): array {
	$attributes = array(
		'id'                     => 'quire-js',
		'defer'                  => true,
		'src'                    => get_setting( 'script' ),
		'data-api'               => get_setting( 'api' ),
		'data-locale'            => get_page_locale(),
		'data-captcha-site-key'  => get_setting( 'captcha_site_key' ),
		'data-captcha-provider'  => get_setting( 'captcha_provider' ),
		'integrity'              => get_setting( 'integrity' ),
		'crossorigin'            => is_other_origin( get_setting( 'script' ) ) ? 'anonymous' : '',
		// Optimizers that concatenate or delay scripts skip it.
		'data-no-optimize'       => '1',
		'data-no-defer'          => '1',
		'data-cfasync'           => 'false',
	);
	return array_filter( $attributes, static fn ( $value ) => '' !== $value );
}

/**
 * Returns true for an address of another origin than this site's.
 *
 * @param string $address The address.
 */
function is_other_origin( string $address ): bool {
	$host = wp_parse_url( $address, PHP_URL_HOST );
	$port = wp_parse_url( $address, PHP_URL_PORT );
	return null !== $host && ( wp_parse_url( home_url(), PHP_URL_HOST ) !== $host || wp_parse_url( home_url(), PHP_URL_PORT ) !== $port );
}

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		if ( '' === get_setting( 'script' ) ) {
			return;
		}
		wp_enqueue_script( 'quire', get_setting( 'script' ), array(), null, false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters
	}
);

add_filter(
	'script_loader_tag',
	static function ( string $tag, string $handle ): string {
		if ( 'quire' !== $handle ) {
			return $tag;
		}
		$configuration = json_decode( get_setting( 'configuration' ) );
		$block         = is_object( $configuration )
			? wp_get_inline_script_tag(
				(string) wp_json_encode( $configuration, JSON_HEX_TAG | JSON_HEX_AMP ),
				array( 'type' => 'application/json', 'data-quire-config' => true )
			)
			: '';
		// Both pass WordPress's own filters, by which a site adds its nonce.
		return $block . wp_get_script_tag( get_script_attributes() );
	},
	100,
	2
);

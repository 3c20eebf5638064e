<?php
/**
 * The check of the saved addresses on the settings page. The browser makes it, because only a browser applies CORS.
 *
 * @package Quire
 */

namespace Quire;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the origin of the site's pages, such as https://www.example.com.
 */
function get_site_origin(): string {
	$parts = wp_parse_url( home_url() );
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * Returns the messages of the check, by address and outcome.
 */
function get_check_texts(): array {
	$origin = get_site_origin();
	$common = array(
		'silent'    => __( 'No answer. Check the address, and that the server runs. On an https page, browsers block http addresses.', 'quire' ),
		/* translators: %s: origin of the site. */
		'cors'      => sprintf( __( 'The server answers, but does not allow this site to read it (CORS). Allow the origin %s there.', 'quire' ), $origin ),
		/* translators: %s: origin of the site. */
		'elsewhere' => sprintf( __( 'The server answers. This page cannot check its permission (CORS) for your posts on %s.', 'quire' ), $origin ),
	);
	$api    = array(
		'works'  => __( 'The API answers, and this site may use it.', 'quire' ),
		'html'   => __( 'The address answers with a web page, not with data. Check its path, such as /api/.', 'quire' ),
		/* translators: {status}: status of HTTP. */
		'status' => __( 'The address answers with the error {status}. Check its path, such as /api/.', 'quire' ),
	);
	$script = array(
		'works'     => __( 'The script can be loaded.', 'quire' ),
		'html'      => __( 'The address answers with a web page, not with a script. Check its path.', 'quire' ),
		/* translators: {status}: status of HTTP. */
		'status'    => __( 'The address answers with the error {status}. Check its path.', 'quire' ),
		'integrity' => __( 'The script does not match the setting Integrity, so browsers refuse it. Copy the hash of this release from sri.json.', 'quire' ),
	);
	return array( 'script' => $script + $common, 'api' => $api + $common );
}

/**
 * Prints a place for the outcome of each saved address.
 */
function print_check(): void {
	// The API is asked for the profile, because every API has this call and it changes nothing.
	$addresses = array( 'script' => get_setting( 'script' ), 'api' => get_setting( 'api' ) );
	foreach ( array_filter( $addresses ) as $name => $address ) {
		printf(
			'<div class="notice notice-info inline" role="status" data-quire-check="%s" data-address="%s" data-integrity="%s"><p><strong>%s:</strong> <span>%s</span></p></div>',
			esc_attr( $name ),
			esc_attr( 'api' === $name ? trailingslashit( $address ) . 'user/profile' : $address ),
			esc_attr( 'script' === $name ? get_setting( 'integrity' ) : '' ),
			esc_html( get_fields()[ $name ][1] ),
			/* translators: %s: an address. */
			esc_html( sprintf( __( 'Checking %s …', 'quire' ), $address ) )
		);
	}
}

add_action(
	'admin_enqueue_scripts',
	static function ( string $page ): void {
		if ( 'settings_page_quire' !== $page ) {
			return;
		}
		wp_enqueue_script( 'quire-check', plugins_url( 'check.js', FILE ), array(), VERSION, true );
		$values = array( 'origin' => get_site_origin(), 'texts' => get_check_texts() );
		wp_add_inline_script( 'quire-check', 'var quireCheck = ' . wp_json_encode( $values, JSON_HEX_TAG ) . ';', 'before' );
	}
);

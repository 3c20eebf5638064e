<?php
/**
 * Parts of other plugins for the tests: a nonce on scripts with a Content-Security-Policy, and an import map as
 * WordPress 6.5 prints it.
 *
 * @package Quire
 */

foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $quire_test_filter ) {
	add_filter(
		$quire_test_filter,
		static function ( array $attributes ): array {
			return isset( $_GET['nonce'] ) ? $attributes + array( 'nonce' => 'quire-test' ) : $attributes;
		}
	);
}

add_action(
	'send_headers',
	static function (): void {
		if ( isset( $_GET['nonce'] ) ) {
			header( "Content-Security-Policy: script-src 'nonce-quire-test' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types quire" );
		}
	}
);

add_action(
	'wp_footer',
	static function (): void {
		if ( isset( $_GET['import-map'] ) ) {
			echo '<script type="importmap">{"imports":{"quire-test":"/wp-content/mu-plugins/quire-test.js"}}</script>';
			echo '<script type="module">import "quire-test";</script>';
		}
	}
);

// WordPress's own scripts have no nonce, and are not written for Trusted Types. Such a site has none of them.
add_action(
	'template_redirect',
	static function (): void {
		if ( isset( $_GET['nonce'] ) ) {
			remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
			ob_start( static fn ( string $html ): string => (string) preg_replace( '~<script(?![^>]*\snonce=).*?</script>~s', '', $html ) );
		}
	}
);

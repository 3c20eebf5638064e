<?php
/**
 * The settings page: Settings, Quire.
 *
 * @package Quire
 */

namespace Quire;

defined( 'ABSPATH' ) || exit;

const OPTION             = 'quire_settings';
const CAPTCHA_PROVIDERS  = array( '', 'recaptcha', 'turnstile', 'hcaptcha' );
const SHORTEST_GRANT_KEY = 32;

/**
 * Describes the fields: section, label, type, and a line of help.
 */
function get_fields(): array {
	return array(
		'script'           => array( 'script', __( 'Script address', 'quire' ), 'url', __( 'Address of quire.classic.js. Give each release its own address.', 'quire' ) ),
		'integrity'        => array( 'script', __( 'Integrity', 'quire' ), 'text', __( 'The hash of quire.classic.js in sri.json, such as sha384-….', 'quire' ) ),
		'api'              => array( 'api', __( 'API', 'quire' ), 'url', __( 'Base of the calls, such as https://api.example.com/api/. With a proxy, /api/.', 'quire' ) ),
		'grant_key'        => array( 'api', __( 'Grant key', 'quire' ), 'password', __( 'The key with which the API signs grants for paid text, at least 32 characters. The constant QUIRE_GRANT_KEY in wp-config.php takes precedence.', 'quire' ) ),
		'subscribe'        => array( 'api', __( 'Subscriptions page', 'quire' ), 'url', __( 'Where readers subscribe. Paywalls link to it.', 'quire' ) ),
		'locale'           => array( 'page', __( 'Locale', 'quire' ), 'text', __( 'Such as en-GB. Empty: the language of this site.', 'quire' ) ),
		'captcha_provider' => array( 'page', __( 'Captcha', 'quire' ), 'captcha', __( 'The provider that the API checks.', 'quire' ) ),
		'captcha_site_key' => array( 'page', __( 'Captcha site key', 'quire' ), 'text', __( 'The public key.', 'quire' ) ),
		'configuration'    => array( 'page', __( 'Further configuration', 'quire' ), 'textarea', __( 'A JSON object, such as { "messages": { "en": { "cart.added": "Added." } } }.', 'quire' ) ),
	);
}

/**
 * Returns one setting.
 *
 * @param string $name Name of the field.
 */
function get_setting( string $name ): string {
	$values = get_option( OPTION );
	return is_array( $values ) && isset( $values[ $name ] ) && is_string( $values[ $name ] ) ? $values[ $name ] : '';
}

/**
 * Returns the key of the grants, or an empty text.
 */
function get_grant_key(): string {
	$key = defined( 'QUIRE_GRANT_KEY' ) ? (string) constant( 'QUIRE_GRANT_KEY' ) : get_setting( 'grant_key' );
	return strlen( $key ) >= SHORTEST_GRANT_KEY ? $key : '';
}

/**
 * Returns the message for a wrong value, or null.
 *
 * @param string $name  Name of the field.
 * @param string $value The trimmed value, not empty.
 */
function get_problem( string $name, string $value ): ?string {
	switch ( $name ) {
		case 'script':
		case 'api':
		case 'subscribe':
			return preg_match( '~^(https?://[^\s/]+|/(?!/))[^\s"<>]*$~i', $value ) ? null : __( 'This is not an address. Write https://… or a path.', 'quire' );
		case 'integrity':
			return preg_match( '~^(sha(256|384|512)-[A-Za-z0-9+/]+={0,2})(\s+sha(256|384|512)-[A-Za-z0-9+/]+={0,2})*$~', $value ) ? null : __( 'This is not a hash. Write sha384-… as in sri.json.', 'quire' );
		case 'grant_key':
			return strlen( $value ) >= SHORTEST_GRANT_KEY ? null : __( 'The grant key has fewer than 32 characters.', 'quire' );
		case 'locale':
			return preg_match( '~^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$~', $value ) ? null : __( 'This is not a locale. Write it as en-GB.', 'quire' );
		case 'captcha_provider':
			return in_array( $value, CAPTCHA_PROVIDERS, true ) ? null : __( 'This captcha provider is unknown.', 'quire' );
		case 'configuration':
			return is_object( json_decode( $value ) ) ? null : __( 'The further configuration is not a JSON object.', 'quire' );
		default:
			return null;
	}
}

/**
 * Keeps valid values. A wrong value is reported, and the earlier one stays.
 *
 * @param mixed $input The submitted form.
 */
function sanitize_settings( $input ): array {
	$input  = is_array( $input ) ? $input : array();
	$values = array();
	foreach ( get_fields() as $name => list( , $label, $type ) ) {
		$before = get_setting( $name );
		$value  = isset( $input[ $name ] ) && is_string( $input[ $name ] ) ? trim( $input[ $name ] ) : '';
		// The form does not show a stored key, so an empty field keeps it.
		if ( 'password' === $type && '' === $value ) {
			$value = empty( $input[ "{$name}_remove" ] ) ? $before : '';
		}
		$problem = '' === $value ? null : get_problem( $name, $value );
		if ( null !== $problem && $value !== $before ) {
			add_settings_error( OPTION, "quire-$name", "$label: $problem" );
		}
		$values[ $name ] = null === $problem ? $value : $before;
	}
	return $values;
}

/**
 * Prints one field.
 *
 * @param array $field Name, type and help.
 */
function print_field( array $field ): void {
	list( $name, $type, $help ) = $field;
	$value                      = get_setting( $name );
	$common                     = sprintf( 'id="quire-%1$s" name="%2$s[%1$s]" aria-describedby="quire-%1$s-help"', esc_attr( $name ), esc_attr( OPTION ) );
	if ( 'captcha' === $type ) {
		printf( '<select %s>', $common ); // phpcs:ignore WordPress.Security.EscapeOutput
		foreach ( CAPTCHA_PROVIDERS as $provider ) {
			$labels = array( '' => __( 'None', 'quire' ), 'recaptcha' => 'reCAPTCHA', 'turnstile' => 'Turnstile', 'hcaptcha' => 'hCaptcha' );
			printf( '<option value="%s"%s>%s</option>', esc_attr( $provider ), selected( $provider, $value, false ), esc_html( $labels[ $provider ] ) );
		}
		echo '</select>';
	} elseif ( 'textarea' === $type ) {
		printf( '<textarea class="large-text code" rows="4" %s>%s</textarea>', $common, esc_textarea( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput
	} elseif ( 'password' === $type ) {
		$is_stored = '' !== $value;
		printf( '<input type="password" class="regular-text" autocomplete="new-password" placeholder="%s" %s>', esc_attr( $is_stored ? __( 'Stored', 'quire' ) : '' ), $common ); // phpcs:ignore WordPress.Security.EscapeOutput
		if ( $is_stored ) {
			printf( ' <label><input type="checkbox" name="%s[%s_remove]" value="1"> %s</label>', esc_attr( OPTION ), esc_attr( $name ), esc_html__( 'Remove the stored key', 'quire' ) );
		}
	} else {
		// Addresses may be paths, so the field's type is text.
		printf( '<input type="text" class="regular-text code" value="%s" %s>', esc_attr( $value ), $common ); // phpcs:ignore WordPress.Security.EscapeOutput
	}
	printf( '<p class="description" id="quire-%s-help">%s</p>', esc_attr( $name ), esc_html( $help ) );
}

/**
 * Prints the page.
 */
function print_settings_page(): void {
	echo '<div class="wrap"><h1>Quire</h1>';
	print_check();
	echo '<form method="post" action="options.php">';
	settings_fields( OPTION );
	do_settings_sections( OPTION );
	submit_button();
	echo '</form></div>';
}

add_action(
	'admin_init',
	static function (): void {
		register_setting( OPTION, OPTION, array( 'type' => 'array', 'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings' ) );
		$titles = array( 'script' => __( 'Script', 'quire' ), 'api' => __( 'API and paywall', 'quire' ), 'page' => __( 'Pages', 'quire' ) );
		foreach ( $titles as $section => $title ) {
			add_settings_section( $section, $title, '__return_null', OPTION );
		}
		foreach ( get_fields() as $name => list( $section, $label, $type, $help ) ) {
			add_settings_field( $name, $label, __NAMESPACE__ . '\print_field', OPTION, $section, array( $name, $type, $help, 'label_for' => "quire-$name" ) );
		}
	}
);

add_action(
	'admin_menu',
	static function (): void {
		add_options_page( 'Quire', 'Quire', 'manage_options', 'quire', __NAMESPACE__ . '\print_settings_page' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( FILE ),
	static function ( array $links ): array {
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=quire' ) ), esc_html__( 'Settings', 'quire' ) ) );
		return $links;
	}
);

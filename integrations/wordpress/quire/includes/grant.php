<?php
/**
 * The REST route with the text behind a paywall, for a grant of the API.
 *
 * @package Quire
 */

namespace Quire;

use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Longest life of a grant, and the tolerated difference of the clocks, in seconds. */
const GRANT_SECONDS = 60;
const CLOCK_SECONDS = 30;

/**
 * Decodes base64url. Returns an empty text for anything else.
 *
 * @param string $text The encoded text.
 */
function decode_base64url( string $text ): string {
	return preg_match( '/^[A-Za-z0-9_-]+$/', $text ) ? (string) base64_decode( strtr( $text, '-_', '+/' ), true ) : '';
}

/**
 * Verifies the signature of a grant: a JWT with HS256.
 *
 * @param string $grant The grant.
 * @param string $key   The shared key.
 * @return array|null Its claims.
 */
function read_grant( string $grant, string $key ): ?array {
	$parts = explode( '.', $grant );
	if ( '' === $key || 3 !== count( $parts ) ) {
		return null;
	}
	list( $header, $claims, $signature ) = $parts;
	$expected                            = hash_hmac( 'sha256', "$header.$claims", $key, true );
	if ( ! hash_equals( $expected, decode_base64url( $signature ) ) ) {
		return null;
	}
	$head = json_decode( decode_base64url( $header ), true );
	$read = json_decode( decode_base64url( $claims ), true );
	return is_array( $head ) && 'HS256' === ( $head['alg'] ?? '' ) && is_array( $read ) ? $read : null;
}

/**
 * Returns true if the grant is valid now, for not longer than a minute.
 *
 * @param array $claims The claims.
 * @param int   $now    Unix time in seconds.
 */
function is_in_time( array $claims, int $now ): bool {
	$from  = $claims['iat'] ?? null;
	$until = $claims['exp'] ?? null;
	return is_int( $from ) && is_int( $until ) && $until > $now && $until - $from <= GRANT_SECONDS && $from <= $now + CLOCK_SECONDS;
}

/**
 * Returns host and port of an address.
 *
 * @param string $address The address.
 */
function get_host( string $address ): string {
	$parts = wp_parse_url( $address );
	$port  = $parts['port'] ?? '';
	return strtolower( (string) ( $parts['host'] ?? '' ) ) . ( in_array( $port, array( '', 80, 443 ), true ) ? '' : ":$port" );
}

/**
 * Returns true if the grant is for this site, this post and its rule.
 *
 * @param array $claims The claims.
 * @param int   $id     The post.
 * @param array $rule   The rule of the post.
 */
function is_for_post( array $claims, int $id, array $rule ): bool {
	$site = $claims['aud'] ?? null;
	return is_string( $site ) && '' !== get_host( $site )
		&& in_array( get_host( $site ), array( get_host( home_url() ), get_host( site_url() ) ), true )
		&& get_rest_path( $id ) === ( $claims['sub'] ?? null )
		&& array( $claims['for'] ?? null, $claims['tiers'] ?? null, $claims['metered'] ?? null ) === array_values( $rule );
}

/**
 * Answers with the rest of a post.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response|WP_Error
 */
function answer_rest( WP_REST_Request $request ) {
	// WordPress lets a parameter turn a GET into a POST. Caches keep answers to GET.
	if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
		return new WP_Error( 'quire_method', __( 'Send a POST request.', 'quire' ), array( 'status' => 405 ) );
	}
	if ( '' === get_grant_key() ) {
		return new WP_Error( 'quire_no_key', __( 'The grant key is missing: Settings, Quire.', 'quire' ), array( 'status' => 503 ) );
	}
	$post   = get_post( (int) $request['id'] );
	$marker = $post instanceof WP_Post && '' === $post->post_password && is_post_publicly_viewable( $post ) ? find_marker( $post->post_content ) : null;
	if ( null === $marker || '' === get_rest( $post ) ) {
		return new WP_Error( 'quire_no_rest', __( 'There is no such text.', 'quire' ), array( 'status' => 404 ) );
	}
	$claims = read_grant( (string) $request['grant'], get_grant_key() );
	if ( null === $claims || ! is_in_time( $claims, time() ) ) {
		return new WP_Error( 'quire_grant', __( 'The grant is wrong or has expired.', 'quire' ), array( 'status' => 401 ) );
	}
	if ( ! is_for_post( $claims, $post->ID, get_rule( $marker['attributes'] ) ) ) {
		return new WP_Error( 'quire_other_grant', __( 'The grant is for something else.', 'quire' ), array( 'status' => 403 ) );
	}
	return new WP_REST_Response( render_rest( $post ) );
}

/**
 * Renders the rest as a document, with the styles of its layouts.
 *
 * @param WP_Post $post The post.
 */
function render_rest( WP_Post $post ): string {
	$html   = render_text( get_rest( $post ), $post );
	$styles = function_exists( 'wp_style_engine_get_stylesheet_from_context' ) ? wp_style_engine_get_stylesheet_from_context( 'block-supports' ) : '';
	// The page numbers its own containers from 1, too.
	list( $html, $styles ) = str_replace( 'wp-container-', "wp-container-rest-$post->ID-", array( $html, $styles ) );
	$style                 = '' === $styles ? '' : '<style>' . wp_strip_all_tags( $styles ) . '</style>';
	return sprintf( '<!doctype html><html lang="%s"><head><meta charset="utf-8"><title></title></head><body>%s%s</body></html>', esc_attr( get_bloginfo( 'language' ) ), $style, $html );
}

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'quire/v1',
			'/rest/(?P<id>\d+)',
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\answer_rest',
				// The grant is the permission.
				'permission_callback' => '__return_true',
				'args'                => array( 'grant' => array( 'type' => 'string', 'required' => true ) ),
			)
		);
	}
);

/**
 * Returns true for requests of this route.
 *
 * @param WP_REST_Request $request The request.
 */
function is_rest_route( WP_REST_Request $request ): bool {
	return 0 === strpos( $request->get_route(), '/quire/v1/rest/' );
}

// No cache keeps any answer of the route, errors included.
add_filter(
	'rest_pre_dispatch',
	static function ( $result, $server, WP_REST_Request $request ) {
		if ( is_rest_route( $request ) && ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		return $result;
	},
	10,
	3
);

add_filter(
	'rest_post_dispatch',
	static function ( $response, $server, WP_REST_Request $request ) {
		if ( $response instanceof WP_REST_Response && is_rest_route( $request ) ) {
			$response->header( 'Cache-Control', 'no-store, private' );
			$response->header( 'X-Robots-Tag', 'noindex, noarchive' );
		}
		return $response;
	},
	1000,
	3
);

add_filter(
	'rest_pre_serve_request',
	static function ( $is_served, $result, WP_REST_Request $request, $server ) {
		if ( $is_served || ! is_rest_route( $request ) || 200 !== $result->get_status() || ! is_string( $result->get_data() ) ) {
			return $is_served;
		}
		$server->send_header( 'Content-Type', 'text/html; charset=utf-8' );
		echo $result->get_data(); // phpcs:ignore WordPress.Security.EscapeOutput
		return true;
	},
	10,
	4
);

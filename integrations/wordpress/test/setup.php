<?php
/**
 * Installs a throw-away WordPress, with the plugin, its settings and posts. It prints the ids of the posts as JSON.
 *
 * @package Quire
 */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = getenv( 'QUIRE_HOST' );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// The machine sends no mail.
function wp_mail() {
	return true;
}

wp_install( 'The Quire Review', 'editor', 'editor@example.com', true, '', 'Editor#2026', 'en_US' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'quire_settings', json_decode( (string) getenv( 'QUIRE_SETTINGS' ), true ) );
switch_theme( 'twentytwentyone' );
$activated = activate_plugin( 'quire/quire.php' );
if ( is_wp_error( $activated ) ) {
	fwrite( STDERR, $activated->get_error_message() );
	exit( 1 );
}
flush_rewrite_rules();
wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'Author#2026', 'user_email' => 'author@example.com', 'role' => 'author' ) );

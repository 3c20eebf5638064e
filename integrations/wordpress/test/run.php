<?php
/**
 * Runs PHP in the installed WordPress: the code comes on standard input, and returns a value that is printed as JSON.
 *
 * @package Quire
 */

$_SERVER['HTTP_HOST'] = getenv( 'QUIRE_HOST' );
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
echo "\0" . json_encode( eval( stream_get_contents( STDIN ) ) );

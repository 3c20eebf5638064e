<?php
/**
 * Serves files of the installation, and everything else by WordPress, as a web server's rewrite rules do.
 *
 * @package Quire
 */

$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$root = $_SERVER['DOCUMENT_ROOT'];
if ( is_dir( $root . $path ) && '/' !== $path && is_file( "$root$path/index.php" ) ) {
	$path = rtrim( $path, '/' ) . '/index.php';
}
if ( '/' !== $path && is_file( $root . $path ) && '.php' !== substr( $path, -4 ) ) {
	return false;
}
$script = '/' !== $path && is_file( $root . $path ) ? $path : '/index.php';
$_SERVER['SCRIPT_NAME']     = $script;
$_SERVER['PHP_SELF']        = $script;
$_SERVER['SCRIPT_FILENAME'] = $root . $script;
chdir( dirname( $root . $script ) );
require $root . $script;

<?php
/**
 * Plugin Name:       Quire
 * Description:       Accounts, paywall, library, shop and media widgets for publishing sites, as blocks and shortcodes.
 * Version:           0.9.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       quire
 *
 * @package Quire
 */

namespace Quire;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.9.0';
const FILE    = __FILE__;

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/check.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/elements.php';
require __DIR__ . '/includes/lines.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/storage.php';
require __DIR__ . '/includes/paywall.php';
require __DIR__ . '/includes/grant.php';

register_activation_hook( __FILE__, __NAMESPACE__ . '\store_all' );

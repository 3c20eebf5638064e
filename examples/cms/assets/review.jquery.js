/* Pages with jQuery 1.12: small plugins, as many sites had. */
jQuery(($) => {
  /** Scrolls smoothly to anchors of this page, and focuses them. */
  $.fn.smoothAnchors = function (milliseconds) {
    return this.on("click", function (event) {
      var target = $(this.hash);
      if (!target.length) return;
      event.preventDefault();
      $("html, body").animate({ scrollTop: target.offset().top }, milliseconds, () => {
        target.attr("tabindex", -1).focus();
      });
    });
  };

  $("main a[href^='#']").smoothAnchors(468);
});

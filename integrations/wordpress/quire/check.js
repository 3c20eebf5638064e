/**
 * The check of the settings page: requests the saved addresses from this browser, and reports the outcome. Only a browser
 * knows whether the API allows this site's origin. `quireCheck` comes from check.php.
 */
(() => {
  var places = document.querySelectorAll("[data-quire-check]");

  /** Requests an address. A request without an answer in ten seconds fails. */
  function request(address, options) {
    var timeout = new AbortController();
    setTimeout(() => {
      timeout.abort();
    }, 10000);
    return fetch(address, Object.assign({ cache: "no-store", signal: timeout.signal }, options));
  }

  /** Returns the outcome for an answer that this page may read. */
  function getOutcome(name, answer) {
    if (/html/i.test(answer.headers.get("Content-Type") || "")) {
      return "html";
    }
    // The call is for signed-in users, so an API answers 401 to a guest.
    return answer.ok || ("api" === name && 401 === answer.status) ? "works" : "status";
  }

  /** Returns the outcome and the status of one address. */
  function check(name, address, integrity) {
    var isOther = new URL(address, location.href).origin !== location.origin;
    // The headers of Quire's writes, so that the browser asks the API by a preflight.
    var options =
      "api" === name
        ? {
            credentials: "include",
            headers: { "Content-Type": "application/json", "Idempotency-Key": "check" },
          }
        : {};
    if (isOther && quireCheck.origin !== location.origin) {
      options = { mode: "no-cors" };
    }
    return request(address, options).then(
      (answer) => {
        if ("opaque" === answer.type) {
          return { outcome: "elsewhere" };
        }
        var found = { outcome: getOutcome(name, answer), status: answer.status };
        if ("works" !== found.outcome || !integrity) {
          return found;
        }
        return request(address, { integrity: integrity }).then(
          () => found,
          () => ({ outcome: "integrity" }),
        );
      },
      () => {
        // Without CORS, a browser still gets an answer that the page may not read.
        return request(address, { mode: "no-cors" }).then(
          () => ({ outcome: isOther ? "cors" : "silent" }),
          () => ({ outcome: "silent" }),
        );
      },
    );
  }

  /** Shows the outcome as a notice of WordPress. */
  function show(place, outcome, status) {
    var type = { works: "success", elsewhere: "info" }[outcome] || "error";
    place.className = "notice inline notice-" + type;
    place.querySelector("span").textContent = quireCheck.texts[place.dataset.quireCheck][outcome].replace(
      "{status}",
      status,
    );
  }

  places.forEach((place) => {
    check(place.dataset.quireCheck, place.dataset.address, place.dataset.integrity).then((found) => {
      show(place, found.outcome, found.status);
    });
  });
})();

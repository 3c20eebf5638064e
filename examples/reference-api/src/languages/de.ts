/** The messages and mails in German, by their English text. */
export const de: Readonly<Record<string, string>> = {
  "Dear {name},": "Guten Tag {name},",
  "Reset your password": "Passwort zurücksetzen",
  "We received a request to reset the password for this email address.":
    "Wir haben eine Anfrage erhalten, das Passwort für diese E-Mail-Adresse zurückzusetzen.",
  "To set a new password, open this link within an hour. You can use it once:":
    "Öffnen Sie diesen Link innerhalb einer Stunde, um ein neues Passwort festzulegen. Er gilt einmal:",
  "Your account has {passkeys}. A passkey signs in without your password, and a new password doesn’t remove it.":
    "Ihr Konto hat {passkeys}. Ein Passkey meldet Sie ohne Passwort an, und ein neues Passwort entfernt ihn nicht.",
  "After you set a new password, the page lists your passkeys. Remove any you don’t recognize.":
    "Danach zeigt die Seite Ihre Passkeys. Entfernen Sie alle, die Sie nicht kennen.",
  "If this wasn’t you, ignore this email. Your password won’t change.":
    "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort ändert sich nicht.",
  "1 passkey": "einen Passkey",
  "{count} passkeys": "{count} Passkeys",
  "Confirm your email address": "Bestätigen Sie Ihre E-Mail-Adresse",
  "To use this email address for your account, open this link within an hour:":
    "Öffnen Sie diesen Link innerhalb einer Stunde, um diese E-Mail-Adresse für Ihr Konto zu verwenden:",
  "If you didn’t ask for this, ignore this email. Nothing will change.":
    "Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Es ändert sich nichts.",
  "This email address already has an account": "Diese E-Mail-Adresse hat bereits ein Konto",
  "Someone tried to use this email address for another account. Nothing has changed.":
    "Jemand wollte diese E-Mail-Adresse für ein anderes Konto verwenden. Es hat sich nichts geändert.",
  "If this was you, sign in with this address, or choose another one for the other account:":
    "Wenn Sie das waren, melden Sie sich mit dieser Adresse an, oder wählen Sie eine andere für das andere Konto:",
  "Your account has been deleted": "Ihr Konto wurde gelöscht",
  "Your account and its data have been deleted, and every device has been signed out.":
    "Ihr Konto und seine Daten wurden gelöscht, und alle Geräte wurden abgemeldet.",
  "If this wasn’t you, contact customer service:":
    "Wenn Sie das nicht waren, wenden Sie sich an den Kundenservice:",
  "Your email address is about to change": "Ihre E-Mail-Adresse wird geändert",
  "Someone who is signed in to your account asked to change its email address.":
    "Jemand, der in Ihrem Konto angemeldet ist, möchte dessen E-Mail-Adresse ändern.",
  "If this wasn’t you, change your password now:": "Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort:",
  "Your email address has changed": "Ihre E-Mail-Adresse wurde geändert",
  "The email address of your account has changed. Links we sent to this address no longer work.":
    "Die E-Mail-Adresse Ihres Kontos wurde geändert. Links, die wir an diese Adresse gesendet haben, gelten nicht mehr.",
  "Your password has changed": "Ihr Passwort wurde geändert",
  "The password of your account has changed.": "Das Passwort Ihres Kontos wurde geändert.",
  "Your account also has {passkeys}, and a passkey signs in without your password.":
    "Ihr Konto hat außerdem {passkeys}. Ein Passkey meldet Sie ohne Passwort an.",
  "Remove any you don’t recognize in My Library, under “Passkeys”.":
    "Entfernen Sie in „Meine Bibliothek“ unter „Passkeys“ alle, die Sie nicht kennen.",
  "If this wasn’t you, set a new password now:":
    "Wenn Sie das nicht waren, legen Sie jetzt ein neues Passwort fest:",
  "A passkey was added to your account": "Ihrem Konto wurde ein Passkey hinzugefügt",
  "The passkey “{name}” can now sign in to your account.":
    "Mit dem Passkey „{name}“ kann man sich jetzt in Ihrem Konto anmelden.",
  "If this wasn’t you, remove it in My Library, under “Passkeys”, and change your password:":
    "Wenn Sie das nicht waren, entfernen Sie ihn in „Meine Bibliothek“ unter „Passkeys“, und ändern Sie Ihr Passwort:",
  "A passkey was removed from your account": "Aus Ihrem Konto wurde ein Passkey entfernt",
  "The passkey “{name}” can no longer sign in to your account.":
    "Mit dem Passkey „{name}“ kann man sich nicht mehr in Ihrem Konto anmelden.",
  "If this wasn’t you, change your password and check your passkeys in My Library:":
    "Wenn Sie das nicht waren, ändern Sie Ihr Passwort, und prüfen Sie Ihre Passkeys in „Meine Bibliothek“:",
  '{name} has shared "{title}" with you': "{name} hat „{title}“ mit Ihnen geteilt",
  "Too many of these. Try again in {seconds} seconds.":
    "Zu viele Versuche. Versuchen Sie es in {seconds} Sekunden noch einmal.",
  "You are not signed in.": "Sie sind nicht angemeldet.",
  "{name} is sold out.": "{name} ist ausverkauft.",
  "The total has changed.": "Der Gesamtbetrag hat sich geändert.",
  "The cart has changed.": "Der Warenkorb hat sich geändert.",
  "The cart is empty.": "Der Warenkorb ist leer.",
  "This field is required.": "Dieses Feld muss ausgefüllt werden.",
  "It has at most {count} characters.": "Höchstens {count} Zeichen sind möglich.",
  "Too many people are signing in right now. Try again soon.":
    "Im Moment melden sich zu viele Personen an. Versuchen Sie es bald noch einmal.",
  "Something went wrong on the server.": "Auf dem Server ist ein Fehler aufgetreten.",
  "The subscription provider is unavailable right now.":
    "Der Abonnementdienst ist im Moment nicht erreichbar.",
  "We don’t recognize this code.": "Diesen Code kennen wir nicht.",
  "This code is no longer valid.": "Dieser Code ist nicht mehr gültig.",
  "This code was used in an earlier order.": "Dieser Code wurde bei einer früheren Bestellung verwendet.",
  "This code is already on the cart.": "Dieser Code ist bereits im Warenkorb.",
  "The payment is still being checked.": "Die Zahlung wird noch geprüft.",
  "The payment was declined.": "Die Zahlung wurde abgelehnt.",
  "The bank asks for a second step.": "Die Bank verlangt einen zweiten Schritt.",
  "The bank's second step was refused.": "Der zweite Schritt der Bank wurde abgelehnt.",
  "We don’t ship there.": "Dorthin liefern wir nicht.",
  "We don’t ship to this country.": "In dieses Land liefern wir nicht.",
  "This shipping method isn’t available for this address.":
    "Diese Versandart ist für diese Adresse nicht verfügbar.",
  "This is no postal code of this country.": "Das ist keine Postleitzahl dieses Landes.",
  "A state or province of this country is needed.":
    "Ein Bundesland oder eine Provinz dieses Landes wird benötigt.",
  "An account keeps at most {count} addresses. Change one of them instead.":
    "Ein Konto speichert höchstens {count} Adressen. Ändern Sie eine davon.",
  "The captcha could not be verified.": "Das Captcha konnte nicht geprüft werden.",
  "Please enter a valid email address.": "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  "Email address is not valid.": "Die E-Mail-Adresse ist ungültig.",
  "is not a valid email address": "ist keine gültige E-Mail-Adresse",
  "Please enter a valid first name.": "Bitte geben Sie einen gültigen Vornamen ein.",
  "Please enter a valid last name.": "Bitte geben Sie einen gültigen Nachnamen ein.",
  "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least {count} characters long":
    "Ein Passwort braucht mindestens eine Zahl, einen Kleinbuchstaben, einen Großbuchstaben und ein Sonderzeichen (@ ! # $ % ^ & + =), keine Leerzeichen und mindestens {count} Zeichen",
  "This account is restricted.": "Dieses Konto ist eingeschränkt.",
  "A new password doesn’t unlock a locked account.": "Ein neues Passwort entsperrt kein gesperrtes Konto.",
  "This link has expired or was used before.": "Dieser Link ist abgelaufen oder wurde bereits verwendet.",
  "This link has expired. Ask for a new one.": "Dieser Link ist abgelaufen. Fordern Sie einen neuen an.",
  "Too many wrong passwords. Try again later.":
    "Zu viele falsche Passwörter. Versuchen Sie es später noch einmal.",
  "Current Password is invalid": "Das aktuelle Passwort ist ungültig",
  "New Password and Confirm Password do not match": "Die neuen Passwörter stimmen nicht überein",
  "This password is incorrect.": "Dieses Passwort ist falsch.",
  "This email address belongs to another account.": "Diese E-Mail-Adresse gehört zu einem anderen Konto.",
  "There is no account for this email address.": "Zu dieser E-Mail-Adresse gibt es kein Konto.",
  "The account number is required.": "Die Kundennummer wird benötigt.",
  "That username is unavailable.": "Dieser Benutzername ist nicht verfügbar.",
  "No Active Subscriptions Found": "Kein aktives Abonnement gefunden",
  "Only consumer subscriptions can be linked.": "Nur private Abonnements lassen sich verknüpfen.",
  "This subscription belongs to another account.": "Dieses Abonnement gehört zu einem anderen Konto.",
  "This request has expired or was used before.":
    "Diese Anfrage ist abgelaufen oder wurde bereits verwendet.",
  "There is no such passkey.": "Diesen Passkey gibt es nicht.",
  "This passkey doesn’t match the request.": "Dieser Passkey passt nicht zur Anfrage.",
  "This passkey is already registered.": "Dieser Passkey ist bereits registriert.",
  "An account has at most {count} passkeys.": "Ein Konto hat höchstens {count} Passkeys.",
  "This code is invalid or has expired.": "Dieser Code ist ungültig oder abgelaufen.",
  "There is no such video.": "Dieses Video gibt es nicht.",
  "Only subscribers can watch this.": "Nur Abonnenten können das ansehen.",
  "Only subscribers can download this.": "Nur Abonnenten können das herunterladen.",
  "Only subscribers can follow this.": "Nur Abonnenten können dem folgen.",
  "Only Executive subscribers can follow this.": "Nur Executive-Abonnenten können dem folgen.",
  "This account has reached its limit of topics and newsletters.":
    "Dieses Konto hat sein Limit für Themen und Newsletter erreicht.",
  "This item is not saved.": "Dieser Inhalt ist nicht gespeichert.",
  "This item can’t be removed.": "Dieser Inhalt kann nicht entfernt werden.",
  "This library is full.": "Diese Bibliothek ist voll.",
  "There is no such folder.": "Diesen Ordner gibt es nicht.",
  "This folder can’t be changed.": "Dieser Ordner kann nicht geändert werden.",
  "This account has reached its folder limit.": "Dieses Konto hat die Höchstzahl an Ordnern erreicht.",
  "A folder with this title already exists.": "Ein Ordner mit diesem Namen existiert bereits.",
  "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.":
    "Der Ordnername hat höchstens 30 Zeichen und besteht aus englischen Buchstaben, Zahlen oder Leerzeichen.",
  "No article gifts are left.": "Es sind keine Geschenkartikel mehr übrig.",
  "Nothing was chosen.": "Es wurde nichts ausgewählt.",
  "The store is closed for maintenance.": "Der Shop ist wegen Wartung geschlossen.",
  "It couldn’t be added.": "Das konnte nicht hinzugefügt werden.",
  "There is no such order.": "Diese Bestellung gibt es nicht.",
  "There is no such product.": "Dieses Produkt gibt es nicht.",
  "There is no such address.": "Diese Adresse gibt es nicht.",
  "The form is not complete.": "Das Formular ist nicht vollständig.",
};

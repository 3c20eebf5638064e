/** The messages and mails in French, by their English text. */
export const fr: Readonly<Record<string, string>> = {
  "Dear {name},": "Bonjour {name},",
  "Reset your password": "Réinitialisez votre mot de passe",
  "We received a request to reset the password for this email address.":
    "Nous avons reçu une demande de réinitialisation du mot de passe pour cette adresse e-mail.",
  "To set a new password, open this link within an hour. You can use it once:":
    "Pour définir un nouveau mot de passe, ouvrez ce lien dans l’heure. Il ne fonctionne qu’une fois :",
  "Your account has {passkeys}. A passkey signs in without your password, and a new password doesn’t remove it.":
    "Votre compte a {passkeys}. Une clé d’accès connecte sans mot de passe, et un nouveau mot de passe ne la supprime pas.",
  "After you set a new password, the page lists your passkeys. Remove any you don’t recognize.":
    "Ensuite, la page affiche vos clés d’accès. Supprimez celles que vous ne reconnaissez pas.",
  "If this wasn’t you, ignore this email. Your password won’t change.":
    "Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe ne changera pas.",
  "1 passkey": "1 clé d’accès",
  "{count} passkeys": "{count} clés d’accès",
  "Confirm your email address": "Confirmez votre adresse e-mail",
  "To use this email address for your account, open this link within an hour:":
    "Pour utiliser cette adresse e-mail avec votre compte, ouvrez ce lien dans l’heure :",
  "If you didn’t ask for this, ignore this email. Nothing will change.":
    "Si vous n’avez rien demandé, ignorez cet e-mail. Rien ne changera.",
  "This email address already has an account": "Cette adresse e-mail a déjà un compte",
  "Someone tried to use this email address for another account. Nothing has changed.":
    "Quelqu’un a essayé d’utiliser cette adresse e-mail pour un autre compte. Rien n’a changé.",
  "If this was you, sign in with this address, or choose another one for the other account:":
    "Si c’était vous, connectez-vous avec cette adresse ou choisissez-en une autre pour l’autre compte :",
  "Your account has been deleted": "Votre compte a été supprimé",
  "Your account and its data have been deleted, and every device has been signed out.":
    "Votre compte et ses données ont été supprimés, et tous les appareils ont été déconnectés.",
  "If this wasn’t you, contact customer service:": "Si ce n’était pas vous, contactez le service clients :",
  "Your email address is about to change": "Votre adresse e-mail va changer",
  "Someone who is signed in to your account asked to change its email address.":
    "Une personne connectée à votre compte a demandé à changer son adresse e-mail.",
  "If this wasn’t you, change your password now:":
    "Si ce n’était pas vous, changez votre mot de passe maintenant :",
  "Your email address has changed": "Votre adresse e-mail a changé",
  "The email address of your account has changed. Links we sent to this address no longer work.":
    "L’adresse e-mail de votre compte a changé. Les liens envoyés à cette adresse ne fonctionnent plus.",
  "Your password has changed": "Votre mot de passe a changé",
  "The password of your account has changed.": "Le mot de passe de votre compte a changé.",
  "Your account also has {passkeys}, and a passkey signs in without your password.":
    "Votre compte a aussi {passkeys}. Une clé d’accès connecte sans mot de passe.",
  "Remove any you don’t recognize in My Library, under “Passkeys”.":
    "Supprimez celles que vous ne reconnaissez pas dans « Ma bibliothèque », sous « Clés d’accès ».",
  "If this wasn’t you, set a new password now:":
    "Si ce n’était pas vous, définissez un nouveau mot de passe maintenant :",
  "A passkey was added to your account": "Une clé d’accès a été ajoutée à votre compte",
  "The passkey “{name}” can now sign in to your account.":
    "La clé d’accès « {name} » permet maintenant de se connecter à votre compte.",
  "If this wasn’t you, remove it in My Library, under “Passkeys”, and change your password:":
    "Si ce n’était pas vous, supprimez-la dans « Ma bibliothèque », sous « Clés d’accès », et changez votre mot de passe :",
  "A passkey was removed from your account": "Une clé d’accès a été supprimée de votre compte",
  "The passkey “{name}” can no longer sign in to your account.":
    "La clé d’accès « {name} » ne permet plus de se connecter à votre compte.",
  "If this wasn’t you, change your password and check your passkeys in My Library:":
    "Si ce n’était pas vous, changez votre mot de passe et vérifiez vos clés d’accès dans « Ma bibliothèque » :",
  '{name} has shared "{title}" with you': "{name} a partagé « {title} » avec vous",
  "Too many of these. Try again in {seconds} seconds.":
    "Trop de tentatives. Réessayez dans {seconds} secondes.",
  "You are not signed in.": "Vous n’êtes pas connecté.",
  "{name} is sold out.": "{name} est épuisé.",
  "The total has changed.": "Le total a changé.",
  "The cart has changed.": "Le panier a changé.",
  "The cart is empty.": "Le panier est vide.",
  "This field is required.": "Ce champ est obligatoire.",
  "It has at most {count} characters.": "{count} caractères au maximum.",
  "Too many people are signing in right now. Try again soon.":
    "Trop de personnes se connectent en ce moment. Réessayez bientôt.",
  "Something went wrong on the server.": "Une erreur s’est produite sur le serveur.",
  "The subscription provider is unavailable right now.":
    "Le service d’abonnement est indisponible pour le moment.",
  "We don’t recognize this code.": "Nous ne reconnaissons pas ce code.",
  "This code is no longer valid.": "Ce code n’est plus valable.",
  "This code was used in an earlier order.": "Ce code a été utilisé dans une commande précédente.",
  "This code is already on the cart.": "Ce code est déjà dans le panier.",
  "The payment is still being checked.": "Le paiement est encore en cours de vérification.",
  "The payment was declined.": "Le paiement a été refusé.",
  "The bank asks for a second step.": "La banque demande une seconde étape.",
  "The bank's second step was refused.": "La seconde étape de la banque a été refusée.",
  "We don’t ship there.": "Nous ne livrons pas à cet endroit.",
  "We don’t ship to this country.": "Nous ne livrons pas dans ce pays.",
  "This shipping method isn’t available for this address.":
    "Ce mode de livraison n’est pas disponible pour cette adresse.",
  "This is no postal code of this country.": "Ce n’est pas un code postal de ce pays.",
  "A state or province of this country is needed.": "Un État ou une province de ce pays est nécessaire.",
  "An account keeps at most {count} addresses. Change one of them instead.":
    "Un compte conserve au plus {count} adresses. Modifiez plutôt l’une d’elles.",
  "The captcha could not be verified.": "Le captcha n’a pas pu être vérifié.",
  "Please enter a valid email address.": "Veuillez saisir une adresse e-mail valide.",
  "Email address is not valid.": "L’adresse e-mail n’est pas valide.",
  "is not a valid email address": "n’est pas une adresse e-mail valide",
  "Please enter a valid first name.": "Veuillez saisir un prénom valide.",
  "Please enter a valid last name.": "Veuillez saisir un nom valide.",
  "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least {count} characters long":
    "Un mot de passe doit contenir au moins un chiffre, une minuscule, une majuscule et un caractère spécial (@ ! # $ % ^ & + =), aucun espace et au moins {count} caractères",
  "This account is restricted.": "Ce compte est restreint.",
  "A new password doesn’t unlock a locked account.":
    "Un nouveau mot de passe ne débloque pas un compte bloqué.",
  "This link has expired or was used before.": "Ce lien a expiré ou a déjà été utilisé.",
  "This link has expired. Ask for a new one.": "Ce lien a expiré. Demandez-en un nouveau.",
  "Too many wrong passwords. Try again later.": "Trop de mots de passe incorrects. Réessayez plus tard.",
  "Current Password is invalid": "Le mot de passe actuel est invalide",
  "New Password and Confirm Password do not match": "Les nouveaux mots de passe ne correspondent pas",
  "This password is incorrect.": "Ce mot de passe est incorrect.",
  "This email address belongs to another account.": "Cette adresse e-mail appartient à un autre compte.",
  "There is no account for this email address.": "Il n’y a pas de compte pour cette adresse e-mail.",
  "The account number is required.": "Le numéro de compte est obligatoire.",
  "That username is unavailable.": "Ce nom d’utilisateur n’est pas disponible.",
  "No Active Subscriptions Found": "Aucun abonnement actif trouvé",
  "Only consumer subscriptions can be linked.":
    "Seuls les abonnements de particuliers peuvent être associés.",
  "This subscription belongs to another account.": "Cet abonnement appartient à un autre compte.",
  "This request has expired or was used before.": "Cette demande a expiré ou a déjà été utilisée.",
  "There is no such passkey.": "Cette clé d’accès n’existe pas.",
  "This passkey doesn’t match the request.": "Cette clé d’accès ne correspond pas à la demande.",
  "This passkey is already registered.": "Cette clé d’accès est déjà enregistrée.",
  "An account has at most {count} passkeys.": "Un compte a au plus {count} clés d’accès.",
  "This code is invalid or has expired.": "Ce code est invalide ou a expiré.",
  "There is no such video.": "Cette vidéo n’existe pas.",
  "Only subscribers can watch this.": "Seuls les abonnés peuvent regarder ce contenu.",
  "Only subscribers can download this.": "Seuls les abonnés peuvent télécharger ce contenu.",
  "Only subscribers can follow this.": "Seuls les abonnés peuvent suivre ce contenu.",
  "Only Executive subscribers can follow this.": "Seuls les abonnés Executive peuvent suivre ce contenu.",
  "This account has reached its limit of topics and newsletters.":
    "Ce compte a atteint sa limite de thèmes et de newsletters.",
  "This item is not saved.": "Ce contenu n’est pas enregistré.",
  "This item can’t be removed.": "Ce contenu ne peut pas être supprimé.",
  "This library is full.": "Cette bibliothèque est pleine.",
  "There is no such folder.": "Ce dossier n’existe pas.",
  "This folder can’t be changed.": "Ce dossier ne peut pas être modifié.",
  "This account has reached its folder limit.": "Ce compte a atteint sa limite de dossiers.",
  "A folder with this title already exists.": "Un dossier avec ce titre existe déjà.",
  "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.":
    "Le titre du dossier a 30 caractères au maximum : lettres anglaises, chiffres ou espaces.",
  "No article gifts are left.": "Il ne reste plus d’articles à offrir.",
  "Nothing was chosen.": "Rien n’a été choisi.",
  "The store is closed for maintenance.": "La boutique est fermée pour maintenance.",
  "It couldn’t be added.": "L’ajout a échoué.",
  "There is no such order.": "Cette commande n’existe pas.",
  "There is no such product.": "Ce produit n’existe pas.",
  "There is no such address.": "Cette adresse n’existe pas.",
  "The form is not complete.": "Le formulaire est incomplet.",
};

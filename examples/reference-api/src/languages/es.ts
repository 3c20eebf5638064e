/** The messages and mails in Spanish, by their English text. */
export const es: Readonly<Record<string, string>> = {
  "Dear {name},": "Hola, {name}:",
  "Reset your password": "Restablezca su contraseña",
  "We received a request to reset the password for this email address.":
    "Hemos recibido una solicitud para restablecer la contraseña de esta dirección de correo.",
  "To set a new password, open this link within an hour. You can use it once:":
    "Para definir una contraseña nueva, abra este enlace antes de una hora. Solo funciona una vez:",
  "Your account has {passkeys}. A passkey signs in without your password, and a new password doesn’t remove it.":
    "Su cuenta tiene {passkeys}. Una llave de acceso inicia sesión sin contraseña, y una contraseña nueva no la elimina.",
  "After you set a new password, the page lists your passkeys. Remove any you don’t recognize.":
    "Después, la página muestra sus llaves de acceso. Elimine las que no reconozca.",
  "If this wasn’t you, ignore this email. Your password won’t change.":
    "Si no fue usted, ignore este correo. Su contraseña no cambiará.",
  "1 passkey": "1 llave de acceso",
  "{count} passkeys": "{count} llaves de acceso",
  "Confirm your email address": "Confirme su dirección de correo",
  "To use this email address for your account, open this link within an hour:":
    "Para usar esta dirección de correo en su cuenta, abra este enlace antes de una hora:",
  "If you didn’t ask for this, ignore this email. Nothing will change.":
    "Si no lo ha solicitado, ignore este correo. No cambiará nada.",
  "This email address already has an account": "Esta dirección de correo ya tiene una cuenta",
  "Someone tried to use this email address for another account. Nothing has changed.":
    "Alguien intentó usar esta dirección de correo en otra cuenta. No ha cambiado nada.",
  "If this was you, sign in with this address, or choose another one for the other account:":
    "Si fue usted, inicie sesión con esta dirección o elija otra para la otra cuenta:",
  "Your account has been deleted": "Su cuenta se ha eliminado",
  "Your account and its data have been deleted, and every device has been signed out.":
    "Su cuenta y sus datos se han eliminado, y se ha cerrado la sesión en todos los dispositivos.",
  "If this wasn’t you, contact customer service:":
    "Si no fue usted, póngase en contacto con el servicio de atención al cliente:",
  "Your email address is about to change": "Su dirección de correo va a cambiar",
  "Someone who is signed in to your account asked to change its email address.":
    "Alguien que ha iniciado sesión en su cuenta ha pedido cambiar su dirección de correo.",
  "If this wasn’t you, change your password now:": "Si no fue usted, cambie su contraseña ahora:",
  "Your email address has changed": "Su dirección de correo ha cambiado",
  "The email address of your account has changed. Links we sent to this address no longer work.":
    "La dirección de correo de su cuenta ha cambiado. Los enlaces que enviamos a esta dirección ya no funcionan.",
  "Your password has changed": "Su contraseña ha cambiado",
  "The password of your account has changed.": "La contraseña de su cuenta ha cambiado.",
  "Your account also has {passkeys}, and a passkey signs in without your password.":
    "Su cuenta también tiene {passkeys}. Una llave de acceso inicia sesión sin contraseña.",
  "Remove any you don’t recognize in My Library, under “Passkeys”.":
    "Elimine las que no reconozca en «Mi biblioteca», en «Llaves de acceso».",
  "If this wasn’t you, set a new password now:": "Si no fue usted, defina una contraseña nueva ahora:",
  "A passkey was added to your account": "Se ha añadido una llave de acceso a su cuenta",
  "The passkey “{name}” can now sign in to your account.":
    "La llave de acceso «{name}» ya puede iniciar sesión en su cuenta.",
  "If this wasn’t you, remove it in My Library, under “Passkeys”, and change your password:":
    "Si no fue usted, elimínela en «Mi biblioteca», en «Llaves de acceso», y cambie su contraseña:",
  "A passkey was removed from your account": "Se ha eliminado una llave de acceso de su cuenta",
  "The passkey “{name}” can no longer sign in to your account.":
    "La llave de acceso «{name}» ya no puede iniciar sesión en su cuenta.",
  "If this wasn’t you, change your password and check your passkeys in My Library:":
    "Si no fue usted, cambie su contraseña y revise sus llaves de acceso en «Mi biblioteca»:",
  '{name} has shared "{title}" with you': "{name} ha compartido «{title}» con usted",
  "Too many of these. Try again in {seconds} seconds.":
    "Demasiados intentos. Vuelva a intentarlo dentro de {seconds} segundos.",
  "You are not signed in.": "No ha iniciado sesión.",
  "{name} is sold out.": "{name} está agotado.",
  "The total has changed.": "El total ha cambiado.",
  "The cart has changed.": "El carrito ha cambiado.",
  "The cart is empty.": "El carrito está vacío.",
  "This field is required.": "Este campo es obligatorio.",
  "It has at most {count} characters.": "Como máximo {count} caracteres.",
  "Too many people are signing in right now. Try again soon.":
    "Demasiadas personas están iniciando sesión ahora. Vuelva a intentarlo pronto.",
  "Something went wrong on the server.": "Se ha producido un error en el servidor.",
  "The subscription provider is unavailable right now.":
    "El servicio de suscripciones no está disponible en este momento.",
  "We don’t recognize this code.": "No reconocemos este código.",
  "This code is no longer valid.": "Este código ya no es válido.",
  "This code was used in an earlier order.": "Este código se usó en un pedido anterior.",
  "This code is already on the cart.": "Este código ya está en el carrito.",
  "The payment is still being checked.": "El pago todavía se está comprobando.",
  "The payment was declined.": "El pago se ha rechazado.",
  "The bank asks for a second step.": "El banco pide un segundo paso.",
  "The bank's second step was refused.": "El segundo paso del banco se ha rechazado.",
  "We don’t ship there.": "No realizamos envíos a ese lugar.",
  "We don’t ship to this country.": "No realizamos envíos a este país.",
  "This shipping method isn’t available for this address.":
    "Este método de envío no está disponible para esta dirección.",
  "This is no postal code of this country.": "No es un código postal de este país.",
  "A state or province of this country is needed.": "Se necesita un estado o una provincia de este país.",
  "An account keeps at most {count} addresses. Change one of them instead.":
    "Una cuenta guarda como máximo {count} direcciones. Cambie una de ellas.",
  "The captcha could not be verified.": "No se ha podido verificar el captcha.",
  "Please enter a valid email address.": "Introduzca una dirección de correo válida.",
  "Email address is not valid.": "La dirección de correo no es válida.",
  "is not a valid email address": "no es una dirección de correo válida",
  "Please enter a valid first name.": "Introduzca un nombre válido.",
  "Please enter a valid last name.": "Introduzca un apellido válido.",
  "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least {count} characters long":
    "Una contraseña debe tener al menos un número, una minúscula, una mayúscula y un carácter especial (@ ! # $ % ^ & + =), ningún espacio y al menos {count} caracteres",
  "This account is restricted.": "Esta cuenta está restringida.",
  "A new password doesn’t unlock a locked account.":
    "Una contraseña nueva no desbloquea una cuenta bloqueada.",
  "This link has expired or was used before.": "Este enlace ha caducado o ya se ha usado.",
  "This link has expired. Ask for a new one.": "Este enlace ha caducado. Solicite uno nuevo.",
  "Too many wrong passwords. Try again later.":
    "Demasiadas contraseñas incorrectas. Vuelva a intentarlo más tarde.",
  "Current Password is invalid": "La contraseña actual no es válida",
  "New Password and Confirm Password do not match": "Las contraseñas nuevas no coinciden",
  "This password is incorrect.": "Esta contraseña es incorrecta.",
  "This email address belongs to another account.": "Esta dirección de correo pertenece a otra cuenta.",
  "There is no account for this email address.": "No hay ninguna cuenta con esta dirección de correo.",
  "The account number is required.": "El número de cuenta es obligatorio.",
  "That username is unavailable.": "Ese nombre de usuario no está disponible.",
  "No Active Subscriptions Found": "No se ha encontrado ninguna suscripción activa",
  "Only consumer subscriptions can be linked.": "Solo se pueden vincular suscripciones de particulares.",
  "This subscription belongs to another account.": "Esta suscripción pertenece a otra cuenta.",
  "This request has expired or was used before.": "Esta solicitud ha caducado o ya se ha usado.",
  "There is no such passkey.": "Esa llave de acceso no existe.",
  "This passkey doesn’t match the request.": "Esta llave de acceso no coincide con la solicitud.",
  "This passkey is already registered.": "Esta llave de acceso ya está registrada.",
  "An account has at most {count} passkeys.": "Una cuenta tiene como máximo {count} llaves de acceso.",
  "This code is invalid or has expired.": "Este código no es válido o ha caducado.",
  "There is no such video.": "Ese vídeo no existe.",
  "Only subscribers can watch this.": "Solo los suscriptores pueden ver esto.",
  "Only subscribers can download this.": "Solo los suscriptores pueden descargar esto.",
  "Only subscribers can follow this.": "Solo los suscriptores pueden seguir esto.",
  "Only Executive subscribers can follow this.": "Solo los suscriptores Executive pueden seguir esto.",
  "This account has reached its limit of topics and newsletters.":
    "Esta cuenta ha alcanzado su límite de temas y boletines.",
  "This item is not saved.": "Este contenido no está guardado.",
  "This item can’t be removed.": "Este contenido no se puede eliminar.",
  "This library is full.": "Esta biblioteca está llena.",
  "There is no such folder.": "Esa carpeta no existe.",
  "This folder can’t be changed.": "Esta carpeta no se puede modificar.",
  "This account has reached its folder limit.": "Esta cuenta ha alcanzado su límite de carpetas.",
  "A folder with this title already exists.": "Ya existe una carpeta con este título.",
  "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.":
    "El título de la carpeta tiene como máximo 30 caracteres: letras inglesas, números o espacios.",
  "No article gifts are left.": "No quedan artículos para regalar.",
  "Nothing was chosen.": "No se ha elegido nada.",
  "The store is closed for maintenance.": "La tienda está cerrada por mantenimiento.",
  "It couldn’t be added.": "No se ha podido añadir.",
  "There is no such order.": "Ese pedido no existe.",
  "There is no such product.": "Ese producto no existe.",
  "There is no such address.": "Esa dirección no existe.",
  "The form is not complete.": "El formulario está incompleto.",
};

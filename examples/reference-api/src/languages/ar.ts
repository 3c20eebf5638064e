/** The messages and mails in Arabic, by their English text. */
export const ar: Readonly<Record<string, string>> = {
  "Dear {name},": "مرحبًا {name}،",
  "Reset your password": "إعادة تعيين كلمة المرور",
  "We received a request to reset the password for this email address.":
    "تلقينا طلبًا لإعادة تعيين كلمة المرور لهذا البريد الإلكتروني.",
  "To set a new password, open this link within an hour. You can use it once:":
    "لتعيين كلمة مرور جديدة، افتح هذا الرابط خلال ساعة. يعمل مرة واحدة فقط:",
  "Your account has {passkeys}. A passkey signs in without your password, and a new password doesn’t remove it.":
    "يحتوي حسابك على {passkeys}. مفتاح المرور يسجّل الدخول دون كلمة مرور، ولا تزيله كلمة مرور جديدة.",
  "After you set a new password, the page lists your passkeys. Remove any you don’t recognize.":
    "بعد ذلك تعرض الصفحة مفاتيح المرور الخاصة بك. أزل ما لا تعرفه منها.",
  "If this wasn’t you, ignore this email. Your password won’t change.":
    "إن لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة. لن تتغير كلمة مرورك.",
  "1 passkey": "مفتاح مرور واحد",
  "{count} passkeys": "{count} من مفاتيح المرور",
  "Confirm your email address": "أكّد بريدك الإلكتروني",
  "To use this email address for your account, open this link within an hour:":
    "لاستخدام هذا البريد الإلكتروني لحسابك، افتح هذا الرابط خلال ساعة:",
  "If you didn’t ask for this, ignore this email. Nothing will change.":
    "إن لم تطلب ذلك، فتجاهل هذه الرسالة. لن يتغير شيء.",
  "This email address already has an account": "هذا البريد الإلكتروني له حساب بالفعل",
  "Someone tried to use this email address for another account. Nothing has changed.":
    "حاول شخص ما استخدام هذا البريد الإلكتروني لحساب آخر. لم يتغير شيء.",
  "If this was you, sign in with this address, or choose another one for the other account:":
    "إن كنت أنت، فسجّل الدخول بهذا العنوان أو اختر عنوانًا آخر للحساب الآخر:",
  "Your account has been deleted": "تم حذف حسابك",
  "Your account and its data have been deleted, and every device has been signed out.":
    "تم حذف حسابك وبياناته، وتم تسجيل الخروج من جميع الأجهزة.",
  "If this wasn’t you, contact customer service:": "إن لم تكن أنت، فتواصل مع خدمة العملاء:",
  "Your email address is about to change": "بريدك الإلكتروني على وشك التغيير",
  "Someone who is signed in to your account asked to change its email address.":
    "طلب شخص سجّل الدخول إلى حسابك تغيير بريده الإلكتروني.",
  "If this wasn’t you, change your password now:": "إن لم تكن أنت، فغيّر كلمة مرورك الآن:",
  "Your email address has changed": "تم تغيير بريدك الإلكتروني",
  "The email address of your account has changed. Links we sent to this address no longer work.":
    "تغيّر البريد الإلكتروني لحسابك. لم تعد الروابط المرسلة إلى هذا العنوان تعمل.",
  "Your password has changed": "تم تغيير كلمة مرورك",
  "The password of your account has changed.": "تغيّرت كلمة مرور حسابك.",
  "Your account also has {passkeys}, and a passkey signs in without your password.":
    "يحتوي حسابك أيضًا على {passkeys}. مفتاح المرور يسجّل الدخول دون كلمة مرور.",
  "Remove any you don’t recognize in My Library, under “Passkeys”.":
    "أزل ما لا تعرفه في «مكتبتي»، ضمن «مفاتيح المرور».",
  "If this wasn’t you, set a new password now:": "إن لم تكن أنت، فعيّن كلمة مرور جديدة الآن:",
  "A passkey was added to your account": "تمت إضافة مفتاح مرور إلى حسابك",
  "The passkey “{name}” can now sign in to your account.":
    "يمكن لمفتاح المرور «{name}» الآن تسجيل الدخول إلى حسابك.",
  "If this wasn’t you, remove it in My Library, under “Passkeys”, and change your password:":
    "إن لم تكن أنت، فأزله في «مكتبتي»، ضمن «مفاتيح المرور»، وغيّر كلمة مرورك:",
  "A passkey was removed from your account": "تمت إزالة مفتاح مرور من حسابك",
  "The passkey “{name}” can no longer sign in to your account.":
    "لم يعد بإمكان مفتاح المرور «{name}» تسجيل الدخول إلى حسابك.",
  "If this wasn’t you, change your password and check your passkeys in My Library:":
    "إن لم تكن أنت، فغيّر كلمة مرورك وراجع مفاتيح المرور في «مكتبتي»:",
  '{name} has shared "{title}" with you': "شارك {name} معك «{title}»",
  "Too many of these. Try again in {seconds} seconds.":
    "محاولات كثيرة جدًا. حاول مرة أخرى بعد {seconds} ثانية.",
  "You are not signed in.": "لم تسجّل الدخول.",
  "{name} is sold out.": "نفد {name}.",
  "The total has changed.": "تغيّر الإجمالي.",
  "The cart has changed.": "تغيّرت سلة التسوق.",
  "The cart is empty.": "سلة التسوق فارغة.",
  "This field is required.": "هذا الحقل مطلوب.",
  "It has at most {count} characters.": "الحد الأقصى {count} حرفًا.",
  "Too many people are signing in right now. Try again soon.":
    "عدد كبير من الأشخاص يسجلون الدخول الآن. حاول مرة أخرى قريبًا.",
  "Something went wrong on the server.": "حدث خطأ في الخادم.",
  "The subscription provider is unavailable right now.": "خدمة الاشتراكات غير متاحة الآن.",
  "We don’t recognize this code.": "لا نتعرف على هذا الرمز.",
  "This code is no longer valid.": "لم يعد هذا الرمز صالحًا.",
  "This code was used in an earlier order.": "استُخدم هذا الرمز في طلب سابق.",
  "This code is already on the cart.": "هذا الرمز موجود بالفعل في السلة.",
  "The payment is still being checked.": "لا يزال الدفع قيد التحقق.",
  "The payment was declined.": "تم رفض الدفع.",
  "The bank asks for a second step.": "يطلب البنك خطوة ثانية.",
  "The bank's second step was refused.": "رُفضت خطوة البنك الثانية.",
  "We don’t ship there.": "لا نوصل إلى هناك.",
  "We don’t ship to this country.": "لا نوصل إلى هذا البلد.",
  "This shipping method isn’t available for this address.": "طريقة الشحن هذه غير متاحة لهذا العنوان.",
  "This is no postal code of this country.": "هذا ليس رمزًا بريديًا لهذا البلد.",
  "A state or province of this country is needed.": "مطلوب ولاية أو مقاطعة من هذا البلد.",
  "An account keeps at most {count} addresses. Change one of them instead.":
    "يحفظ الحساب {count} من العناوين كحد أقصى. غيّر أحدها بدلًا من ذلك.",
  "The captcha could not be verified.": "تعذر التحقق من اختبار captcha.",
  "Please enter a valid email address.": "يُرجى إدخال بريد إلكتروني صالح.",
  "Email address is not valid.": "البريد الإلكتروني غير صالح.",
  "is not a valid email address": "ليس بريدًا إلكترونيًا صالحًا",
  "Please enter a valid first name.": "يُرجى إدخال اسم أول صالح.",
  "Please enter a valid last name.": "يُرجى إدخال اسم عائلة صالح.",
  "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least {count} characters long":
    "يجب أن تحتوي كلمة المرور على رقم واحد وحرف صغير وحرف كبير ورمز خاص (@ ! # $ % ^ & + =) على الأقل، دون مسافات، وألا تقل عن {count} حرفًا",
  "This account is restricted.": "هذا الحساب مقيّد.",
  "A new password doesn’t unlock a locked account.": "كلمة المرور الجديدة لا تفتح حسابًا مقفلًا.",
  "This link has expired or was used before.": "انتهت صلاحية هذا الرابط أو استُخدم من قبل.",
  "This link has expired. Ask for a new one.": "انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.",
  "Too many wrong passwords. Try again later.": "كلمات مرور خاطئة كثيرة جدًا. حاول مرة أخرى لاحقًا.",
  "Current Password is invalid": "كلمة المرور الحالية غير صالحة",
  "New Password and Confirm Password do not match": "كلمتا المرور الجديدتان غير متطابقتين",
  "This password is incorrect.": "كلمة المرور هذه غير صحيحة.",
  "This email address belongs to another account.": "هذا البريد الإلكتروني يخص حسابًا آخر.",
  "There is no account for this email address.": "لا يوجد حساب لهذا البريد الإلكتروني.",
  "The account number is required.": "رقم الحساب مطلوب.",
  "That username is unavailable.": "اسم المستخدم هذا غير متاح.",
  "No Active Subscriptions Found": "لم يُعثر على اشتراكات نشطة",
  "Only consumer subscriptions can be linked.": "يمكن ربط اشتراكات الأفراد فقط.",
  "This subscription belongs to another account.": "هذا الاشتراك يخص حسابًا آخر.",
  "This request has expired or was used before.": "انتهت صلاحية هذا الطلب أو استُخدم من قبل.",
  "There is no such passkey.": "مفتاح المرور هذا غير موجود.",
  "This passkey doesn’t match the request.": "مفتاح المرور هذا لا يطابق الطلب.",
  "This passkey is already registered.": "مفتاح المرور هذا مسجّل بالفعل.",
  "An account has at most {count} passkeys.": "للحساب {count} من مفاتيح المرور كحد أقصى.",
  "This code is invalid or has expired.": "هذا الرمز غير صالح أو انتهت صلاحيته.",
  "There is no such video.": "هذا الفيديو غير موجود.",
  "Only subscribers can watch this.": "يمكن للمشتركين فقط مشاهدة هذا.",
  "Only subscribers can download this.": "يمكن للمشتركين فقط تنزيل هذا.",
  "Only subscribers can follow this.": "يمكن للمشتركين فقط متابعة هذا.",
  "Only Executive subscribers can follow this.": "يمكن لمشتركي Executive فقط متابعة هذا.",
  "This account has reached its limit of topics and newsletters.":
    "بلغ هذا الحساب حده من الموضوعات والنشرات.",
  "This item is not saved.": "هذه المادة غير محفوظة.",
  "This item can’t be removed.": "لا يمكن إزالة هذه المادة.",
  "This library is full.": "هذه المكتبة ممتلئة.",
  "There is no such folder.": "هذا المجلد غير موجود.",
  "This folder can’t be changed.": "لا يمكن تغيير هذا المجلد.",
  "This account has reached its folder limit.": "بلغ هذا الحساب حده من المجلدات.",
  "A folder with this title already exists.": "يوجد بالفعل مجلد بهذا العنوان.",
  "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.":
    "عنوان المجلد 30 حرفًا كحد أقصى، من حروف إنجليزية أو أرقام أو مسافات.",
  "No article gifts are left.": "لم تعد هناك مقالات للإهداء.",
  "Nothing was chosen.": "لم يُختر شيء.",
  "The store is closed for maintenance.": "المتجر مغلق للصيانة.",
  "It couldn’t be added.": "تعذرت الإضافة.",
  "There is no such order.": "هذا الطلب غير موجود.",
  "There is no such product.": "هذا المنتج غير موجود.",
  "There is no such address.": "هذا العنوان غير موجود.",
  "The form is not complete.": "النموذج غير مكتمل.",
};

/** Step n migrates a file from version n to n + 1. A released step never changes. */
export const steps = [
  `
  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guid TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    display_name TEXT NOT NULL,
    role_codes TEXT NOT NULL,
    restricted INTEGER NOT NULL,
    opt_in INTEGER NOT NULL,
    hmm_eligible INTEGER NOT NULL,
    industry TEXT NOT NULL DEFAULT '',
    job_title TEXT NOT NULL DEFAULT '',
    company_size TEXT NOT NULL DEFAULT '',
    articles_read INTEGER NOT NULL DEFAULT 0,
    reports_read INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    last_visit INTEGER NOT NULL,
    modified INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE follows (
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    type TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (account_id, type, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE email_sign_ups (
    email TEXT NOT NULL,
    type TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (email, type, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE tries (
    username TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    locked_until INTEGER NOT NULL,
    last INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE carts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token_hash TEXT UNIQUE,
    account_id INTEGER UNIQUE REFERENCES accounts ON DELETE CASCADE,
    modified INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE cart_lines (
    cart_id INTEGER NOT NULL REFERENCES carts ON DELETE CASCADE,
    availability_id TEXT NOT NULL,
    type TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    PRIMARY KEY (cart_id, availability_id, type)
  ) STRICT;
  CREATE TABLE kept_answers (
    owner TEXT NOT NULL,
    key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    status INTEGER NOT NULL,
    headers TEXT NOT NULL,
    body TEXT NOT NULL,
    expires INTEGER NOT NULL,
    PRIMARY KEY (owner, key)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE accounts ADD COLUMN custom_attributes TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE accounts ADD COLUMN focus_skills TEXT NOT NULL DEFAULT '[]';
  CREATE TABLE reset_tokens (
    token_hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    link TEXT NOT NULL,
    sent INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE linked_subscriptions (
    account_number TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    opt_in INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE orders (
    order_id TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    role_code TEXT NOT NULL,
    activated INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE gifts (
    code TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    path TEXT NOT NULL,
    UNIQUE (account_id, path)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE saves (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    item_id TEXT NOT NULL,
    title TEXT NOT NULL,
    url TEXT NOT NULL,
    topic TEXT NOT NULL,
    authors TEXT NOT NULL,
    content_type TEXT NOT NULL,
    image TEXT NOT NULL,
    summary TEXT NOT NULL,
    list_price TEXT NOT NULL,
    activity_type TEXT NOT NULL,
    read_only INTEGER NOT NULL,
    UNIQUE (account_id, item_id)
  ) STRICT;
  CREATE INDEX saves_by_account ON saves (account_id, seq DESC);
  CREATE TABLE folders (
    id TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    description TEXT NOT NULL,
    slug TEXT NOT NULL,
    read_only INTEGER NOT NULL,
    UNIQUE (account_id, name_key),
    UNIQUE (account_id, slug)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE folder_saves (
    folder_id TEXT NOT NULL REFERENCES folders ON DELETE CASCADE,
    save_seq INTEGER NOT NULL REFERENCES saves ON DELETE CASCADE,
    PRIMARY KEY (folder_id, save_seq)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX folder_saves_by_save ON folder_saves (save_seq);
  CREATE TABLE history (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    activity TEXT NOT NULL,
    item_id TEXT NOT NULL,
    provider TEXT NOT NULL,
    shared_with TEXT NOT NULL,
    UNIQUE (account_id, activity, item_id)
  ) STRICT;
  CREATE TABLE purchases (
    order_number TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    ordered TEXT NOT NULL,
    status TEXT NOT NULL,
    subscription TEXT NOT NULL,
    lines TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE short_links (
    code TEXT PRIMARY KEY,
    path TEXT NOT NULL UNIQUE
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE topic_views (
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    topic TEXT NOT NULL,
    item_id TEXT NOT NULL,
    PRIMARY KEY (account_id, topic)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  DROP TABLE kept_answers;
  CREATE TABLE kept_answers (
    name TEXT PRIMARY KEY,
    sealed BLOB NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX kept_answers_by_expiry ON kept_answers (expires);
  DROP TABLE outbox;
  `,
  `
  CREATE TABLE devices (
    token_hash TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    PRIMARY KEY (token_hash, account_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE email_changes (
    token_hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    email TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE availabilities (
    availability_id TEXT PRIMARY KEY,
    product_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    format TEXT NOT NULL,
    language TEXT NOT NULL,
    cents INTEGER NOT NULL,
    line_type TEXT NOT NULL,
    sku TEXT NOT NULL,
    permissions_available INTEGER NOT NULL,
    is_volume_pricing_available INTEGER NOT NULL,
    status TEXT NOT NULL,
    publication_date TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX availabilities_by_product ON availabilities (product_id, position);
  `,
  `
  CREATE TABLE coupons (
    code TEXT PRIMARY KEY,
    percent INTEGER NOT NULL,
    cents INTEGER NOT NULL,
    from_cents INTEGER NOT NULL,
    until INTEGER,
    once INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE cart_coupons (
    cart_id INTEGER NOT NULL REFERENCES carts ON DELETE CASCADE,
    code TEXT NOT NULL REFERENCES coupons,
    PRIMARY KEY (cart_id, code)
  ) STRICT;
  CREATE TABLE coupon_uses (
    code TEXT NOT NULL REFERENCES coupons,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    PRIMARY KEY (code, account_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE rates (
    country TEXT NOT NULL,
    state TEXT NOT NULL,
    tax_points INTEGER NOT NULL,
    first_cents INTEGER NOT NULL,
    step_cents INTEGER NOT NULL,
    PRIMARY KEY (country, state)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE cart_destinations (
    cart_id INTEGER PRIMARY KEY REFERENCES carts ON DELETE CASCADE,
    country TEXT NOT NULL,
    state TEXT NOT NULL,
    postal_code TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE addresses (
    id TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    changed INTEGER NOT NULL,
    parts TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX addresses_by_account ON addresses (account_id, changed DESC);
  CREATE TABLE checkouts (
    account_id INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    order_key TEXT NOT NULL UNIQUE,
    shipping_address_id TEXT NOT NULL DEFAULT '',
    billing_address_id TEXT NOT NULL DEFAULT '',
    shipping_method TEXT NOT NULL DEFAULT '',
    payment_token TEXT NOT NULL DEFAULT '',
    payment_label TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE TABLE order_attempts (
    order_key TEXT PRIMARY KEY,
    payment_token TEXT NOT NULL,
    contents TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE shop_orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_key TEXT NOT NULL UNIQUE,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    placed INTEGER NOT NULL,
    receipt TEXT NOT NULL
  ) STRICT;
  CREATE INDEX shop_orders_by_account ON shop_orders (account_id, placed DESC);
  ALTER TABLE purchases ADD COLUMN extra_cents INTEGER NOT NULL DEFAULT 0;
  `,
  `
  CREATE TABLE cart_merges (
    cart_id INTEGER PRIMARY KEY REFERENCES carts ON DELETE CASCADE,
    id TEXT NOT NULL,
    made INTEGER NOT NULL,
    brought TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE watch_codes (
    code_hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    video_id TEXT NOT NULL,
    challenge TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE order_attempts ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
  `,
  `
  ALTER TABLE sessions ADD COLUMN started INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE passkey_handles (
    account_id INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    handle TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    credential_id TEXT NOT NULL UNIQUE,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    last_used INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_by_account ON passkeys (account_id, created DESC);
  CREATE TABLE passkey_challenges (
    challenge_hash TEXT PRIMARY KEY,
    account_id INTEGER REFERENCES accounts ON DELETE CASCADE,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  DROP TABLE watch_codes;
  CREATE TABLE watch_codes (
    code_hash TEXT PRIMARY KEY,
    session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    video_id TEXT NOT NULL,
    challenge TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX watch_codes_by_session ON watch_codes (session);
  `,
  `
  ALTER TABLE reset_tokens ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
  `,
  `
  ALTER TABLE checkouts ADD COLUMN billing_place TEXT NOT NULL DEFAULT '';
  `,
  `
  ALTER TABLE saves ADD COLUMN saved INTEGER NOT NULL DEFAULT 0;
  `,
  `
  CREATE TABLE free_articles (
    reader TEXT NOT NULL,
    account_id INTEGER REFERENCES accounts ON DELETE CASCADE,
    article TEXT NOT NULL,
    read INTEGER NOT NULL,
    PRIMARY KEY (reader, article)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX free_articles_by_time ON free_articles (read);
  `,
  `
  CREATE INDEX sessions_by_account ON sessions (account_id);
  CREATE INDEX sessions_by_expiry ON sessions (expires);
  CREATE INDEX tries_by_last ON tries (last);
  CREATE INDEX email_changes_by_account ON email_changes (account_id);
  CREATE INDEX email_changes_by_expiry ON email_changes (expires);
  CREATE INDEX reset_tokens_by_account ON reset_tokens (account_id);
  CREATE INDEX reset_tokens_by_expiry ON reset_tokens (expires);
  CREATE INDEX passkey_challenges_by_account ON passkey_challenges (account_id);
  CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires);
  CREATE INDEX watch_codes_by_account ON watch_codes (account_id);
  CREATE INDEX watch_codes_by_expiry ON watch_codes (expires);
  CREATE INDEX free_articles_by_account ON free_articles (account_id);
  CREATE INDEX coupon_uses_by_account ON coupon_uses (account_id);
  CREATE INDEX devices_by_account ON devices (account_id);
  CREATE INDEX linked_subscriptions_by_account ON linked_subscriptions (account_id);
  CREATE INDEX orders_by_account ON orders (account_id, activated DESC);
  CREATE INDEX purchases_by_account ON purchases (account_id, ordered DESC, order_number DESC);
  CREATE INDEX order_attempts_by_begin ON order_attempts (begun);
  `,
  `
  CREATE TABLE session_tokens (
    token_hash TEXT PRIMARY KEY,
    session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
    kind TEXT NOT NULL,
    expires INTEGER NOT NULL,
    used INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX session_tokens_by_session ON session_tokens (session);
  CREATE INDEX session_tokens_by_expiry ON session_tokens (expires);
  `,
];

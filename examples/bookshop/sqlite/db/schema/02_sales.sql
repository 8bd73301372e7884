CREATE TABLE customers (
  id             INTEGER PRIMARY KEY,
  public_id      TEXT NOT NULL UNIQUE,
  email          VARCHAR(254) NOT NULL COLLATE NOCASE,
  name           TEXT NOT NULL,
  phone          VARCHAR(30),
  birthday       DATE,
  loyalty_points BIGINT NOT NULL DEFAULT 0,
  credit         REAL NOT NULL DEFAULT 0,
  newsletter     BOOLEAN NOT NULL DEFAULT FALSE,
  last_ip        TEXT,
  preferences    JSON,
  created_at     DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at     DATETIME
);

CREATE UNIQUE INDEX customers_email_key ON customers (lower(email));

CREATE TABLE orders (
  id              INTEGER PRIMARY KEY,
  reference       VARCHAR(20) NOT NULL UNIQUE,
  customer_id     INTEGER NOT NULL REFERENCES customers (id) ON DELETE RESTRICT,
  status          TEXT NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'paid', 'shipped', 'delivered', 'cancelled')),
  currency        CHAR(3) NOT NULL DEFAULT 'EUR',
  shipping_cost   DECIMAL(10, 2) NOT NULL DEFAULT 0,
  delivery_from   TIME,
  delivery_to     TIME,
  tracking_number BIGINT,
  note            CLOB,
  placed_at       TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
  paid_at         DATETIME,
  shipped_at      DATETIME,
  CHECK (delivery_to > delivery_from)
);

CREATE INDEX orders_customer_idx ON orders (customer_id, placed_at);

CREATE TABLE order_lines (
  order_id   INTEGER NOT NULL,
  line_no    SMALLINT NOT NULL,
  book_id    INTEGER NOT NULL,
  quantity   INTEGER NOT NULL DEFAULT 1 CHECK (quantity > 0),
  unit_price DECIMAL(10, 2) NOT NULL,
  line_total DECIMAL(12, 2) NOT NULL AS (ROUND(quantity * unit_price, 2)) VIRTUAL,
  gift_wrap  BOOLEAN,
  CONSTRAINT order_lines_pkey PRIMARY KEY (order_id, line_no),
  CONSTRAINT order_lines_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
  CONSTRAINT order_lines_book_fkey FOREIGN KEY (book_id) REFERENCES books (id) ON DELETE RESTRICT
);

CREATE TABLE reviews (
  id            INTEGER PRIMARY KEY,
  book_id       INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
  customer_id   INTEGER REFERENCES customers (id) ON DELETE SET NULL,
  rating        SMALLINT NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title         VARCHAR(120),
  body          TEXT,
  aspects       JSON,
  helpful_count INTEGER NOT NULL DEFAULT 0,
  created_at    DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX reviews_once ON reviews (book_id, customer_id);
ALTER TABLE reviews ADD COLUMN approved BOOLEAN NOT NULL DEFAULT TRUE;

CREATE TABLE promotions (
  id              INTEGER PRIMARY KEY,
  code            TEXT NOT NULL UNIQUE,
  discount        REAL NOT NULL CHECK (discount > 0 AND discount < 1),
  starts_on       TEXT NOT NULL,
  lasts_days      INTEGER NOT NULL,
  opens_at        TEXT NOT NULL DEFAULT '00:00:00',
  formats         TEXT NOT NULL DEFAULT '',
  quantity_breaks TEXT,
  price_steps     TEXT,
  budget          REAL,
  flyer           BLOB
) STRICT;

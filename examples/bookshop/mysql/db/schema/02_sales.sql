CREATE TABLE customers (
  id             BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
  public_id      CHAR(36) CHARACTER SET ascii NOT NULL UNIQUE,
  email          VARCHAR(254) NOT NULL,
  name           VARCHAR(200) NOT NULL,
  phone          VARCHAR(30),
  birthday       DATE,
  loyalty_points BIGINT NOT NULL DEFAULT 0,
  credit         DECIMAL(40, 10) NOT NULL DEFAULT 0,
  newsletter     TINYINT(1) NOT NULL DEFAULT 0,
  last_ip        VARBINARY(16),
  preferences    JSON,
  created_at     DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at     DATETIME
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;

CREATE UNIQUE INDEX customers_email_key ON customers (email);

CREATE TABLE orders (
  id              BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  reference       VARCHAR(20) NOT NULL UNIQUE,
  customer_id     BIGINT NOT NULL,
  status          ENUM('pending', 'paid', 'shipped', 'delivered', 'cancelled') NOT NULL DEFAULT 'pending',
  currency        CHAR(3) NOT NULL DEFAULT 'EUR',
  shipping_cost   DECIMAL(10, 2) UNSIGNED NOT NULL DEFAULT 0.00,
  delivery_from   TIME,
  delivery_to     TIME,
  tracking_number BIGINT UNSIGNED,
  note            LONGTEXT,
  placed_at       DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
  paid_at         DATETIME(6),
  shipped_at      TIMESTAMP NULL,
  KEY orders_customer_idx (customer_id, placed_at),
  CONSTRAINT orders_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE RESTRICT,
  CONSTRAINT orders_delivery CHECK (delivery_to > delivery_from)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;

CREATE TABLE order_lines (
  order_id   BIGINT UNSIGNED NOT NULL,
  line_no    SMALLINT NOT NULL,
  book_id    INT NOT NULL,
  quantity   INT NOT NULL DEFAULT 1 CHECK (quantity > 0),
  unit_price NUMERIC(10, 2) NOT NULL,
  line_total DECIMAL(12, 2) AS (quantity * unit_price) VIRTUAL,
  gift_wrap  BOOL,
  CONSTRAINT order_lines_pkey PRIMARY KEY (order_id, line_no),
  CONSTRAINT order_lines_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
  CONSTRAINT order_lines_book_fkey FOREIGN KEY (book_id) REFERENCES books (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;

CREATE TABLE reviews (
  id            INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  book_id       INT NOT NULL,
  customer_id   BIGINT,
  rating        TINYINT NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title         VARCHAR(120),
  body          TEXT,
  aspects       JSON,
  helpful_count INT NOT NULL DEFAULT 0,
  created_at    DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  CONSTRAINT reviews_book_fkey FOREIGN KEY (book_id) REFERENCES books (id) ON DELETE CASCADE,
  CONSTRAINT reviews_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE SET NULL
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;

ALTER TABLE reviews ADD CONSTRAINT reviews_once UNIQUE (book_id, customer_id);
ALTER TABLE reviews ADD COLUMN approved BOOLEAN NOT NULL DEFAULT TRUE AFTER helpful_count;

CREATE TABLE promotions (
  id              SMALLINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
  code            VARCHAR(20) NOT NULL UNIQUE,
  discount        DOUBLE NOT NULL CHECK (discount > 0 AND discount < 1),
  starts_on       DATE NOT NULL,
  lasts_days      SMALLINT UNSIGNED NOT NULL,
  opens_at        TIME NOT NULL DEFAULT '00:00:00',
  formats         SET('hardcover', 'paperback', 'ebook', 'audiobook') NOT NULL DEFAULT '',
  quantity_breaks JSON,
  price_steps     JSON,
  budget          DECIMAL(30, 10),
  flyer           BLOB,
  checksum        BINARY(4)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;

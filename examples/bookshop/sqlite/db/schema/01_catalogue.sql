CREATE TABLE categories (
  id        INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES categories (id) ON DELETE SET NULL,
  slug      VARCHAR(60) NOT NULL UNIQUE,
  name      TEXT NOT NULL,
  position  SMALLINT NOT NULL DEFAULT 0
);

CREATE TABLE publishers (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  name          TEXT NOT NULL,
  country       CHAR(2) NOT NULL,
  founded       SMALLINT CHECK (founded BETWEEN 1400 AND 2100),
  partner_since SMALLINT,
  website       TEXT
);

CREATE TABLE authors (
  id        INTEGER PRIMARY KEY,
  name      TEXT NOT NULL,
  born      DATE,
  died      DATE,
  biography TEXT,
  languages TEXT NOT NULL DEFAULT '',
  CONSTRAINT authors_lifetime CHECK (died IS NULL OR died > born)
);

-- Every edition that the shop sells or has sold.
CREATE TABLE books (
  id             INTEGER PRIMARY KEY,
  isbn           CHAR(13) NOT NULL UNIQUE CHECK (length(isbn) = 13),
  title          VARCHAR(200) NOT NULL,
  subtitle       TEXT,
  publisher_id   INTEGER REFERENCES publishers (id) ON DELETE SET NULL,
  category_id    INTEGER NOT NULL REFERENCES categories (id) ON UPDATE CASCADE ON DELETE RESTRICT,
  format         TEXT NOT NULL DEFAULT 'paperback'
    CHECK (format IN ('hardcover', 'paperback', 'ebook', 'audiobook')),
  language       CHAR(2) NOT NULL DEFAULT 'en',
  pages          INT CHECK (pages > 0),
  weight_kg      REAL,
  popularity     DOUBLE PRECISION NOT NULL DEFAULT 0,
  price          DECIMAL(10, 2) NOT NULL CHECK (price >= 0),
  price_with_tax NUMERIC GENERATED ALWAYS AS (ROUND(price * 1.07, 2)) STORED,
  published_on   DATE,
  tags           JSON NOT NULL DEFAULT '[]',
  details        JSON,
  cover          BLOB,
  in_print       BOOLEAN NOT NULL DEFAULT TRUE,
  created_at     DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at     TIMESTAMP,
  deleted_at     DATETIME
);

CREATE INDEX books_title_idx ON books (title);
CREATE INDEX books_category_idx ON books (category_id, price DESC) WHERE deleted_at IS NULL;

CREATE TABLE book_authors (
  book_id   INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
  author_id INTEGER NOT NULL REFERENCES authors (id) ON DELETE RESTRICT,
  role      TEXT NOT NULL DEFAULT 'author'
    CHECK (role IN ('author', 'editor', 'translator', 'illustrator')),
  position  TINYINT NOT NULL DEFAULT 1,
  PRIMARY KEY (book_id, author_id, role)
) WITHOUT ROWID;

CREATE INDEX book_authors_author_idx ON book_authors (author_id);

CREATE TABLE stock (
  book_id    INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
  warehouse  CHAR(3) NOT NULL,
  quantity   MEDIUMINT NOT NULL DEFAULT 0,
  reorder_at INTEGER,
  counted_at DATETIME,
  PRIMARY KEY (book_id, warehouse),
  CONSTRAINT stock_not_negative CHECK (quantity >= 0)
);

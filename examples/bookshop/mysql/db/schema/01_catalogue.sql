CREATE TABLE categories (
  id        SMALLINT UNSIGNED NOT NULL AUTO_INCREMENT,
  parent_id SMALLINT UNSIGNED,
  slug      VARCHAR(60) NOT NULL,
  name      TINYTEXT NOT NULL,
  position  SMALLINT NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  UNIQUE KEY categories_slug_key (slug),
  CONSTRAINT categories_parent_fkey FOREIGN KEY (parent_id) REFERENCES categories (id) ON DELETE SET NULL
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;

CREATE TABLE publishers (
  id            INT NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name          VARCHAR(120) NOT NULL,
  country       CHAR(2) NOT NULL,
  founded       SMALLINT UNSIGNED CHECK (founded BETWEEN 1400 AND 2100),
  partner_since YEAR,
  website       VARCHAR(255)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;

CREATE TABLE authors (
  id        INTEGER UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name      VARCHAR(120) NOT NULL,
  born      DATE,
  died      DATE,
  biography MEDIUMTEXT,
  languages SET('de', 'en', 'fr', 'ja', 'nb', 'nl') NOT NULL DEFAULT '',
  CONSTRAINT authors_lifetime CHECK (died IS NULL OR died > born)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;

CREATE TABLE books (
  id             INT NOT NULL AUTO_INCREMENT,
  isbn           CHAR(13) CHARACTER SET ascii NOT NULL,
  title          VARCHAR(200) NOT NULL,
  subtitle       TEXT,
  publisher_id   INT,
  category_id    SMALLINT UNSIGNED NOT NULL,
  format         ENUM('hardcover', 'paperback', 'ebook', 'audiobook') NOT NULL DEFAULT 'paperback',
  language       CHAR(2) NOT NULL DEFAULT 'en',
  pages          SMALLINT UNSIGNED CHECK (pages > 0),
  weight_kg      FLOAT,
  popularity     DOUBLE NOT NULL DEFAULT 0 COMMENT 'Set by the nightly ranking, 0 to 1',
  price          DECIMAL(10, 2) NOT NULL,
  price_with_tax DECIMAL(10, 2) GENERATED ALWAYS AS (ROUND(price * 1.07, 2)) STORED,
  published_on   DATE,
  tags           JSON NOT NULL,
  details        JSON,
  cover          MEDIUMBLOB,
  in_print       BOOLEAN NOT NULL DEFAULT TRUE,
  created_at     TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at     TIMESTAMP NULL DEFAULT NULL ON UPDATE CURRENT_TIMESTAMP,
  deleted_at     DATETIME,
  PRIMARY KEY (id),
  UNIQUE KEY books_isbn_key (isbn),
  KEY books_title_idx (title),
  KEY books_category_idx (category_id, price DESC),
  CONSTRAINT books_publisher_fkey FOREIGN KEY (publisher_id) REFERENCES publishers (id) ON DELETE SET NULL,
  CONSTRAINT books_category_fkey FOREIGN KEY (category_id) REFERENCES categories (id)
    ON UPDATE CASCADE ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COMMENT = 'Every edition that the shop sells or has sold';

CREATE TABLE book_authors (
  book_id   INT NOT NULL,
  author_id INT UNSIGNED NOT NULL,
  role      ENUM('author', 'editor', 'translator', 'illustrator') NOT NULL DEFAULT 'author',
  position  TINYINT UNSIGNED NOT NULL DEFAULT 1,
  PRIMARY KEY (book_id, author_id, role),
  KEY book_authors_author_idx (author_id),
  CONSTRAINT book_authors_book_fkey FOREIGN KEY (book_id) REFERENCES books (id) ON DELETE CASCADE,
  CONSTRAINT book_authors_author_fkey FOREIGN KEY (author_id) REFERENCES authors (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;

CREATE TABLE stock (
  book_id    INT NOT NULL,
  warehouse  CHAR(3) NOT NULL,
  quantity   MEDIUMINT NOT NULL DEFAULT 0,
  reorder_at MEDIUMINT UNSIGNED,
  shelf      BIT(8),
  counted_at DATETIME(3),
  PRIMARY KEY (book_id, warehouse),
  CONSTRAINT stock_book_fkey FOREIGN KEY (book_id) REFERENCES books (id) ON DELETE CASCADE,
  CONSTRAINT stock_not_negative CHECK (quantity >= 0)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;

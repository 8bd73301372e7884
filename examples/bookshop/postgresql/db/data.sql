INSERT INTO categories (parent_id, slug, name, position) VALUES
  (NULL, 'fiction', 'Fiction', 1),
  (NULL, 'non-fiction', 'Non-fiction', 2),
  (1, 'novels', 'Novels', 1),
  (1, 'poetry', 'Poetry', 2),
  (3, 'science-fiction', 'Science fiction', 1),
  (3, 'crime', 'Crime', 2),
  (2, 'history', 'History', 1),
  (2, 'computing', 'Computing', 2),
  (8, 'databases', 'Databases', 1),
  (NULL, 'maps', 'Maps', 3);

INSERT INTO publishers (name, country, founded, partner_since, website) VALUES
  ('Harbour House', 'GB', 1887, 2009, 'https://harbour-house.example'),
  ('Éditions du Pont', 'FR', 1923, 2014, NULL),
  ('Nordlicht Verlag', 'DE', 1951, 2014, 'https://nordlicht.example'),
  ('青空書房', 'JP', 1978, NULL, NULL),
  ('Kitchen Table Press', 'US', NULL, 2024, NULL);

INSERT INTO authors (name, born, died, biography, languages) VALUES
  ('Ada Merriweather', '1931-05-04', '2009-11-30', 'Wrote her first novel on a ferry.', '{en}'),
  ('Jean-Luc Bréval', '1954-02-28', NULL, NULL, '{fr,en}'),
  ('Ingrid Sølvberg', '1972-12-31', NULL, 'Crime, and the long winter.', '{nb,en}'),
  ('川端 葵', '1980-07-07', NULL, NULL, '{ja}'),
  ('Tom O''Dell', NULL, NULL, 'Has never been photographed.', '{en}'),
  ('Zoë Quint', '1990-01-01', NULL, NULL, '{nl,en,de}'),
  ('Anonymous', NULL, NULL, NULL, '{}');

INSERT INTO books (isbn, title, subtitle, publisher_id, category_id, format, language, pages,
  weight_kg, popularity, price, published_on, tags, details, cover, in_print, created_at, deleted_at) VALUES
  ('9780000000011', 'The Ferry', NULL, 1, 3, 'paperback', 'en', 312, 0.25, 0.75, 9.99, '1961-04-01', '{classic,sea}', '{"edition": 14}', '\x89504e470d0a1a0a', true, '2024-01-02 09:00:00+00', NULL),
  ('9780000000028', 'The Ferry', 'Anniversary edition', 1, 3, 'hardcover', 'en', 340, 0.75, 0.5, 24.50, '2011-04-01', '{classic,sea,gift}', '{"edition": 1, "ribbon": true}', NULL, true, '2024-01-02 09:00:00+00', NULL),
  ('9780000000035', 'Le Pont de verre', NULL, 2, 4, 'paperback', 'fr', 96, 0.125, 0.1, 12.00, '1988-09-15', '{poems}', '{}', NULL, true, '2024-01-02 09:00:01+00', NULL),
  ('9780000000042', 'Winter Harbour', NULL, 1, 6, 'paperback', 'en', 401, 0.375, 0.9, 8.75, '2015-10-01', '{crime,snow}', '{"series": "Harbour", "volume": 1}', NULL, true, '2024-01-03 10:30:00+00', NULL),
  ('9780000000059', 'Summer Harbour', NULL, 1, 6, 'ebook', 'en', NULL, NULL, 0.85, 5.99, '2017-06-21', '{crime}', '{"series": "Harbour", "volume": 2, "drm": false}', NULL, true, '2024-01-03 10:30:00+00', NULL),
  ('9780000000066', '星の図書館', NULL, 4, 5, 'paperback', 'ja', 280, 0.25, 0.65, 14.30, '2019-07-07', '{robots,stars}', '{"furigana": null}', NULL, true, '2024-01-04 00:00:00+00', NULL),
  ('9780000000073', 'The Library of Stars', 'A novel 🚀', 5, 5, 'audiobook', 'en', NULL, NULL, 0.7, 19.95, '2021-02-28', '{robots,stars}', '{"minutes": 644, "readers": ["Quint", "O''Dell"]}', NULL, true, '2024-01-04 00:00:00+00', NULL),
  ('9780000000080', 'Rows and Columns', 'Twelve essays about tables', 3, 9, 'hardcover', 'en', 512, 1.125, 0.33, 49.00, '2020-02-29', '{sql,essays}', '{"exercises": 120}', '\x00ff00', true, '2024-01-05 08:15:30.123456+00', NULL),
  ('9780000000097', 'NULL and Other Stories', NULL, 3, 9, 'paperback', 'en', 128, 0.1875, 0.99, 17.25, '2022-11-11', '{sql,humour}', '{}', NULL, true, '2024-01-05 08:15:30+00', NULL),
  ('9780000000103', 'A Short History of Paper', NULL, NULL, 7, 'paperback', 'en', 220, 0.25, 0.2, 11.40, NULL, '{}', '{}', NULL, false, '2024-01-06 12:00:00+00', NULL),
  ('9780000000110', 'Das lange Nordlicht', NULL, 3, 7, 'hardcover', 'de', 734, 1.5, 0.05, 38.00, '1999-12-31', '{arctic}', '{"maps": 9}', NULL, true, '2024-01-06 12:00:00+00', NULL),
  ('9780000000127', 'Old Price Lists', NULL, 5, 8, 'ebook', 'en', 40, NULL, 0, 0.00, '2001-01-01', '{}', '{}', NULL, false, '2024-01-07 12:00:00+00', '2024-03-01 00:00:00+00');

INSERT INTO book_authors (book_id, author_id, role, position) VALUES
  (1, 1, 'author', 1),
  (2, 1, 'author', 1),
  (2, 6, 'illustrator', 2),
  (3, 2, 'author', 1),
  (4, 3, 'author', 1),
  (5, 3, 'author', 1),
  (6, 4, 'author', 1),
  (7, 4, 'author', 1),
  (7, 6, 'translator', 2),
  (8, 5, 'editor', 1),
  (8, 3, 'author', 2),
  (8, 2, 'author', 3),
  (9, 5, 'author', 1),
  (10, 7, 'author', 1),
  (11, 3, 'author', 1);

INSERT INTO stock (book_id, warehouse, quantity, reorder_at, counted_at) VALUES
  (1, 'AMS', 40, 10, '2024-05-31 18:00:00'),
  (1, 'LIS', 3, 5, '2024-05-31 19:30:00.125'),
  (2, 'AMS', 4, 5, NULL),
  (3, 'LIS', 12, NULL, NULL),
  (4, 'AMS', 25, 10, '2024-05-31 18:05:00'),
  (6, 'AMS', 0, 3, '2024-05-31 18:10:00'),
  (6, 'LIS', 1, 3, NULL),
  (8, 'AMS', 7, 2, '2024-05-31 18:15:00'),
  (9, 'AMS', 60, 20, '2024-05-31 18:20:00'),
  (9, 'LIS', 15, 20, NULL),
  (11, 'LIS', 2, 1, '2024-04-30 12:00:00');

INSERT INTO customers (public_id, email, name, phone, birthday, loyalty_points, credit, newsletter,
  last_ip, preferences, created_at, deleted_at) VALUES
  ('00000000-0000-4000-8000-000000000001', 'maud@post.example', 'Maud Lindqvist', '+46 8 555 01', '1984-02-29', 1250, 0, true, '192.0.2.10', '{"genres": ["crime", "poems"], "largePrint": false}', '2023-11-20 08:00:00+00', NULL),
  ('00000000-0000-4000-8000-000000000002', 'Jörg@Post.example', 'Jörg Weiß', NULL, NULL, 9007199254740993, 12.5, false, '2001:db8::17', NULL, '2023-12-01 16:45:00+00', NULL),
  ('00000000-0000-4000-8000-000000000003', 'ines@post.example', 'Inês Duarte', '+351 555 020', '1999-12-31', 0, 0, true, NULL, '{}', '2024-01-15 00:00:00+00', NULL),
  ('00000000-0000-4000-8000-000000000004', 'reader@library.example', 'Public Library, Haarlem', '+31 555 0300', NULL, 88, 12345678901234567890.123456789, true, '198.51.100.0/24', '{"invoice": {"by": "post", "copies": 2}}', '2024-02-10 09:30:00+00', NULL),
  ('00000000-0000-4000-8000-000000000005', 'gone@post.example', 'Former Customer', NULL, '1970-01-01', 5, 0, false, NULL, NULL, '2022-06-01 00:00:00+00', '2023-06-01 00:00:00+00'),
  ('00000000-0000-4000-8000-000000000006', 'haruki@post.example', '田中 春樹 📚', NULL, '1975-06-15', 310, 3, false, '203.0.113.7', '["plain", "list"]', '2024-03-03 03:03:03+00', NULL);

INSERT INTO orders (reference, customer_id, status, currency, shipping_cost, delivery_from, delivery_to,
  tracking_number, note, placed_at, paid_at, shipped_at) VALUES
  ('W-2024-0001', 1, 'delivered', 'EUR', 3.95, '09:00:00', '12:30:00', 9223372036854775807, NULL, '2024-02-03 10:15:00', '2024-02-03 10:16:00+00', '2024-02-04 07:00:00+00'),
  ('W-2024-0002', 2, 'delivered', 'EUR', 0.00, NULL, NULL, 9007199254740993, 'Leave it with the neighbour', '2024-02-17 22:01:30', '2024-02-17 22:02:00+00', '2024-02-19 07:00:00+00'),
  ('W-2024-0003', 4, 'shipped', 'EUR', 12.00, '08:00:00', '17:00:00', 42, 'Invoice to the town hall', '2024-03-04 09:00:00', '2024-03-08 00:00:00+00', '2024-03-09 06:30:00+00'),
  ('W-2024-0004', 1, 'cancelled', 'EUR', 3.95, NULL, NULL, NULL, NULL, '2024-03-21 12:00:00', NULL, NULL),
  ('W-2024-0005', 3, 'paid', 'EUR', 0.00, NULL, NULL, NULL, '', '2024-04-02 18:30:00', '2024-04-02 18:31:00+00', NULL),
  ('W-2024-0006', 6, 'delivered', 'JPY', 8.80, '18:00:00', '21:00:00', 9007199254740995, 'ありがとう', '2024-04-11 01:00:00', '2024-04-11 01:00:05+00', '2024-04-12 00:00:00+00'),
  ('W-2024-0007', 2, 'paid', 'EUR', 0.00, NULL, NULL, NULL, NULL, '2024-05-05 07:45:00', '2024-05-05 07:45:10+00', NULL),
  ('W-2024-0008', 4, 'pending', 'EUR', 12.00, NULL, NULL, NULL, NULL, '2024-05-30 15:20:00', NULL, NULL);

INSERT INTO order_lines (order_id, line_no, book_id, quantity, unit_price, gift_wrap) VALUES
  (1, 1, 4, 1, 8.75, false),
  (1, 2, 5, 1, 5.99, NULL),
  (2, 1, 8, 1, 49.00, true),
  (2, 2, 9, 2, 17.25, NULL),
  (3, 1, 1, 10, 8.99, false),
  (3, 2, 3, 4, 10.80, false),
  (3, 3, 6, 6, 12.90, NULL),
  (4, 1, 2, 1, 24.50, true),
  (5, 1, 9, 1, 17.25, NULL),
  (6, 1, 6, 1, 14.30, false),
  (6, 2, 7, 1, 19.95, NULL),
  (7, 1, 4, 2, 8.75, true),
  (8, 1, 1, 3, 9.99, NULL);

INSERT INTO reviews (book_id, customer_id, rating, title, body, aspects, helpful_count, created_at) VALUES
  (4, 1, 5, 'Cold and good', 'Read it in one night.', '{5,4,5}', 12, '2024-02-20 20:00:00'),
  (4, 2, 4, NULL, NULL, NULL, 0, '2024-05-20 06:00:00.5'),
  (5, 1, 3, 'Not the first one', 'The sea is missing.', '{3,3,2}', 2, '2024-02-25 21:10:00'),
  (8, 2, 5, 'Tables!', 'Finally — a book that joins.', '{}', 31, '2024-03-01 12:00:00'),
  (9, 2, 5, NULL, 'I have no value for this.', '{5,NULL,5}', 7, '2024-03-02 12:00:00'),
  (9, 3, 2, 'IS NOT', '', NULL, 1, '2024-04-20 17:00:00'),
  (6, 6, 4, '静かな本', '星が好きな人へ ✨', '{4,4,4}', 3, '2024-04-30 23:59:59.999'),
  (1, NULL, 4, 'From the paper shop', 'Reviewed by hand.', NULL, 0, '2024-01-10 10:00:00');

INSERT INTO promotions (code, discount, starts_on, lasts, opens_at, formats, quantity_breaks, price_steps, budget) VALUES
  ('SPRING', 0.1, '2024-03-20', '3 months', '08:00', '{hardcover,paperback}', '{2,5,10}', '{5.00,4.50,4.00}', 5000),
  ('NIGHT', 0.25, '2024-05-01', '36 hours 30 minutes', '22:00:00', '{ebook,audiobook}', NULL, NULL, NULL),
  ('LIBRARY', 0.3, '2024-01-01', '1 year 2 days', '00:00', '{}', '{50,NULL}', '{NULL,99999999.99}', 12345678901234567890.0123456789);

CREATE VIEW book_overview AS
SELECT
  b.id,
  b.title,
  b.price,
  c.slug AS category,
  p.name AS publisher,
  (SELECT COUNT(*) FROM reviews r WHERE r.book_id = b.id AND r.approved) AS reviews,
  (SELECT AVG(r.rating) FROM reviews r WHERE r.book_id = b.id AND r.approved) AS rating,
  (SELECT COALESCE(SUM(s.quantity), 0) FROM stock s WHERE s.book_id = b.id) AS copies
FROM books b
JOIN categories c ON c.id = b.category_id
LEFT JOIN publishers p ON p.id = b.publisher_id
WHERE b.deleted_at IS NULL;

INSERT INTO orders (id, placed, items) VALUES
  (1, '2024-01-01 10:00:00', '[{"sku": "a", "price": 1.5, "tags": ["x", "y"]}, {"sku": "b", "gift": true}]'),
  (2, '2024-01-02 10:00:00', '[]');

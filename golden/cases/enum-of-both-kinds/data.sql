INSERT INTO people (id, mood, former) VALUES (1, 'so-so', NULL), (2, 'it''s fine', 'calm');

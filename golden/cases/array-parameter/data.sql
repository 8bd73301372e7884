INSERT INTO books (id, tags, prices, colours, grid) VALUES
  (1, '{a,NULL,"b c"}', '{1.10,NULL}', '{deep blue}', '{{1,2},{3,NULL}}'),
  (2, '{}', NULL, NULL, NULL);

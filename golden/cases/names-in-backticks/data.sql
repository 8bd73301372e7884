INSERT INTO `order` VALUES (1, 'x', NULL, 2);

INSERT INTO "Order" ("select", "Full Name", "it's ""so""", plain) VALUES (1, 'x', NULL, 2);

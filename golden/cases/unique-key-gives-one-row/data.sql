INSERT INTO seats (id, hall, seat, holder) VALUES (1, 1, 1, 'Ann'), (2, 1, 2, 'Bo');

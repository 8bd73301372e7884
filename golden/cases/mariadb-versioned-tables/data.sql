INSERT INTO accounts (id, owner, balance) VALUES (1, 'Ann', 10);
UPDATE accounts SET balance = 20;
INSERT INTO stays VALUES (7, 'Ann', '2020-01-01', '2020-02-01'), (7, 'Cem', '2020-03-01', '2020-04-01');

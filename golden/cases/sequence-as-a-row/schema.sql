CREATE SCHEMA archive;
CREATE SEQUENCE ticket_numbers;
CREATE TABLE archive.tickets (number serial, title text NOT NULL);
CREATE VIEW newest AS SELECT last_value AS number FROM ticket_numbers;

CREATE TYPE hours AS RANGE (subtype = time);
CREATE TYPE scorerange AS RANGE (subtype = float8, multirange_type_name = scores);

CREATE TABLE shift (
    id bigint PRIMARY KEY,
    open hours NOT NULL,
    closed hours_multirange,
    score scorerange,
    best scores NOT NULL DEFAULT '{}'
);

INSERT INTO shift (id, open) VALUES (1, '[08:00,16:00)');

CREATE TABLE customer (
  id integer PRIMARY KEY,
  tenant integer NOT NULL,
  email text NOT NULL,
  phone text,
  name varchar(40) NOT NULL,
  code text CONSTRAINT customer_code UNIQUE DEFERRABLE,
  slot integer CHECK (slot > 0),
  CONSTRAINT one_slot EXCLUDE USING btree (slot WITH =),
  UNIQUE (tenant, email)
);
CREATE UNIQUE INDEX customer_name ON customer (lower(name));
CREATE UNIQUE INDEX customer_phone ON customer (phone) WHERE slot > 0;
CREATE UNIQUE INDEX customer_email ON customer (email COLLATE "C", id, slot);
CREATE VIEW customer_view AS SELECT id, tenant, email, name FROM customer;

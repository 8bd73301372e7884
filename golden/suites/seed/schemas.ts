import type { MigratedEngine } from '../migrate/harness.ts'

/** How the engines write what the schemas of these tests have. */
interface Spelling {
  readonly id: string
  readonly boolean: string
  readonly timestamp: string
  /** A column that takes these texts alone. */
  readonly oneOf: (column: string, labels: readonly string[]) => string
}

const listed = (labels: readonly string[]) => labels.map((label) => `'${label}'`).join(', ')

const postgresql: Spelling = {
  id: 'bigint generated always as identity primary key',
  boolean: 'boolean',
  timestamp: 'timestamptz',
  oneOf: (column, labels) =>
    `${column} varchar(20) not null check (${column} in (${listed(labels)}))`,
}

const mysql: Spelling = {
  id: 'bigint auto_increment primary key',
  boolean: 'boolean',
  timestamp: 'datetime',
  oneOf: (column, labels) => `${column} enum(${listed(labels)}) not null`,
}

const spellings: Readonly<Record<MigratedEngine, Spelling>> = {
  'postgresql-15': postgresql,
  'postgresql-18': postgresql,
  mysql,
  mariadb: mysql,
  sqlite: {
    id: 'integer primary key',
    boolean: 'boolean',
    timestamp: 'datetime',
    oneOf: (column, labels) => `${column} text not null check (${column} in (${listed(labels)}))`,
  },
}

/** Customers with orders of several lines, and products, which lines name. */
export function shop(engine: MigratedEngine): string {
  const { id, boolean, timestamp, oneOf } = spellings[engine]
  return `
create table customers (
  id ${id},
  email varchar(60) not null unique,
  name varchar(40) not null,
  is_active ${boolean} not null,
  credit decimal(10, 2) check (credit >= 0 and credit <= 5000),
  created_at ${timestamp} not null
);
create table products (
  id ${id},
  sku char(8) not null unique,
  name varchar(100) not null,
  price decimal(8, 2) not null check (price > 0),
  discount decimal(8, 2) not null,
  check (discount <= price)
);
create table orders (
  id ${id},
  customer_id bigint not null references customers (id),
  ${oneOf('status', ['new', 'paid', 'sent'])},
  note varchar(30),
  foreign key (customer_id) references customers (id)
);
create table order_lines (
  order_id bigint not null,
  line_no int not null check (line_no > 0),
  product_id bigint not null,
  quantity int not null check (quantity between 1 and 9),
  primary key (order_id, line_no),
  foreign key (order_id) references orders (id),
  foreign key (product_id) references products (id)
);`
}

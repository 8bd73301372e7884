import type { CommandResults } from '../../mysql/command-results.ts'

/**
 * What statements give that are sent unread, as MariaDB 10.11 describes it; the first that matches counts. A column is
 * `name: type`, with `!` where it is never NULL; `enum(a,b)` has its labels.
 */
export const commandResults: CommandResults = [
  [/^show (databases|schemas)/, 'many', 'Database: varchar!'],
  [
    /^show table status/,
    'many',
    'Name: varchar! | Engine: varchar | Version: bigint unsigned | Row_format: varchar | Rows: bigint unsigned | Avg_row_length: bigint unsigned | Data_length: bigint unsigned | Max_data_length: bigint unsigned | Index_length: bigint unsigned | Data_free: bigint unsigned | Auto_increment: bigint unsigned | Create_time: datetime | Update_time: datetime | Check_time: datetime | Collation: varchar | Checksum: bigint unsigned | Create_options: varchar | Comment: varchar! | Max_index_length: bigint unsigned | Temporary: varchar',
  ],
  [
    /^show open tables/,
    'many',
    'Database: varchar! | Table: varchar! | In_use: bigint! | Name_locked: bigint!',
  ],
  [
    /^show (full )?triggers/,
    'many',
    'Trigger: varchar! | Event: varchar! | Table: varchar! | Statement: text | Timing: varchar! | Created: datetime | sql_mode: varchar! | Definer: varchar | character_set_client: varchar! | collation_connection: varchar! | Database Collation: varchar!',
  ],
  [
    /^show events/,
    'many',
    'Db: varchar! | Name: varchar! | Definer: varchar! | Time zone: varchar! | Type: varchar! | Execute at: datetime | Interval value: varchar | Interval field: varchar | Starts: datetime | Ends: datetime | Status: varchar! | Originator: bigint! | character_set_client: varchar! | collation_connection: varchar! | Database Collation: varchar!',
  ],
  [
    /^show (extended )?(columns|fields)/,
    'many',
    'Field: varchar! | Type: text! | Null: varchar! | Key: varchar! | Default: text | Extra: varchar!',
  ],
  [
    /^show (extended )?full (columns|fields)/,
    'many',
    'Field: varchar! | Type: text! | Collation: varchar | Null: varchar! | Key: varchar! | Default: text | Extra: varchar! | Privileges: varchar! | Comment: varchar!',
  ],
  [
    /^show (extended )?(index|indexes|keys)/,
    'many',
    'Table: varchar! | Non_unique: bigint! | Key_name: varchar! | Seq_in_index: int unsigned! | Column_name: varchar! | Collation: varchar | Cardinality: bigint | Sub_part: bigint | Packed: varchar | Null: varchar! | Index_type: varchar! | Comment: varchar | Index_comment: varchar! | Ignored: varchar!',
  ],
  [/^show create (database|schema)/, 'one', 'Database: varchar! | Create Database: varchar!'],
  [
    /^show create view/,
    'one',
    'View: varchar! | Create View: varchar! | character_set_client: varchar! | collation_connection: varchar!',
  ],
  [
    /^show create function/,
    'one',
    'Function: varchar! | sql_mode: varchar! | Create Function: varchar | character_set_client: varchar! | collation_connection: varchar! | Database Collation: varchar!',
  ],
  [
    /^show create procedure/,
    'one',
    'Procedure: varchar! | sql_mode: varchar! | Create Procedure: varchar | character_set_client: varchar! | collation_connection: varchar! | Database Collation: varchar!',
  ],
  [
    /^show create event/,
    'one',
    'Event: varchar! | sql_mode: varchar! | time_zone: varchar! | Create Event: varchar! | character_set_client: varchar! | collation_connection: varchar! | Database Collation: varchar!',
  ],
  [
    /^show create trigger/,
    'one',
    'Trigger: varchar! | sql_mode: varchar! | SQL Original Statement: varchar | character_set_client: varchar! | collation_connection: varchar! | Database Collation: varchar! | Created: datetime',
  ],
  [/^show create sequence/, 'one', 'Table: varchar! | Create Table: varchar!'],
  [
    /^show (function|procedure) status/,
    'many',
    'Db: varchar! | Name: varchar! | Type: varchar! | Definer: varchar! | Modified: datetime! | Created: datetime! | Security_type: varchar! | Comment: text! | character_set_client: varchar! | collation_connection: varchar! | Database Collation: varchar!',
  ],
  [
    /^show (character set|charset|char set)/,
    'many',
    'Charset: varchar! | Description: varchar! | Default collation: varchar! | Maxlen: bigint!',
  ],
  [
    /^show collation/,
    'many',
    'Collation: varchar! | Charset: varchar | Id: bigint | Default: varchar | Compiled: varchar! | Sortlen: bigint!',
  ],
  [
    /^show (storage )?engines/,
    'many',
    'Engine: varchar! | Support: varchar! | Comment: varchar! | Transactions: varchar | XA: varchar | Savepoints: varchar',
  ],
  [
    /^show plugins/,
    'many',
    'Name: varchar! | Status: varchar! | Type: varchar! | Library: varchar | License: varchar!',
  ],
  [/^show privileges/, 'many', 'Privilege: varchar! | Context: varchar! | Comment: varchar!'],
  [/^show profiles/, 'many', 'Query_ID: int unsigned! | Duration: double! | Query: varchar!'],
  [/^show engine \S+ status/, 'many', 'Type: varchar! | Name: varchar! | Status: varchar!'],
  [/^show (warnings|errors)/, 'many', 'Level: varchar! | Code: int unsigned! | Message: varchar!'],
  [/^show count ?\( ?\* ?\) warnings/, 'one', '@@session.warning_count: bigint unsigned'],
  [/^show count ?\( ?\* ?\) errors/, 'one', '@@session.error_count: bigint unsigned'],
  [
    /^show processlist/,
    'many',
    'Id: bigint! | User: varchar! | Host: varchar! | db: varchar | Command: varchar! | Time: int! | State: varchar | Info: varchar | Progress: double!',
  ],
  [
    /^show full processlist/,
    'many',
    'Id: bigint! | User: varchar! | Host: varchar! | db: varchar | Command: varchar! | Time: int! | State: varchar | Info: longtext | Progress: double!',
  ],
  [
    /^show ((global|session|local) )?(status|variables)/,
    'many',
    'Variable_name: varchar! | Value: varchar!',
  ],
  [
    /^(describe|desc|explain) (analyze )?format ?= ?'?(json|tree)'? (?!for )/,
    'one',
    'EXPLAIN: varchar!',
  ],
  [
    /^(describe|desc|explain) format ?= ?'?traditional'? (?!for )/,
    'many',
    'id: bigint unsigned | select_type: varchar! | table: varchar | type: varchar | possible_keys: varchar | key: varchar | key_len: varchar | ref: varchar | rows: varchar | Extra: varchar',
  ],
  [
    /^(describe|desc|explain) extended (?!all )(select|insert|update|delete|replace|with|table|values|\(|merge)/,
    'many',
    'id: bigint unsigned | select_type: varchar! | table: varchar | type: varchar | possible_keys: varchar | key: varchar | key_len: varchar | ref: varchar | rows: varchar! | filtered: double | Extra: varchar!',
  ],
  [
    /^(describe|desc|explain) partitions (select|insert|update|delete|replace|with|table|values|\(|merge)/,
    'many',
    'id: bigint unsigned | select_type: varchar! | table: varchar | partitions: mediumtext | type: varchar | possible_keys: varchar | key: varchar | key_len: varchar | ref: varchar | rows: varchar | Extra: varchar!',
  ],
  [
    /^(describe|desc|explain) (analyze )?(select|insert|update|delete|replace|with|table|values|\(|merge)/,
    'many',
    'id: bigint unsigned | select_type: varchar! | table: varchar | type: varchar | possible_keys: varchar | key: varchar | key_len: varchar | ref: varchar | rows: varchar | Extra: varchar!',
  ],
  [
    /^(describe|desc|explain) (?!analyze |format|extended|partitions|for )/,
    'many',
    'Field: varchar! | Type: text! | Null: varchar! | Key: varchar! | Default: text | Extra: varchar!',
  ],
  [
    /^check table/,
    'many',
    'Table: varchar | Op: varchar | Msg_type: varchar | Msg_text: mediumtext',
  ],
  [
    /^(analyze|optimize|repair) (no_write_to_binlog |local )?(table|tables)/,
    'many',
    'Table: varchar | Op: varchar | Msg_type: varchar | Msg_text: mediumtext',
  ],
  [/^analyze format ?= ?'?json'? /, 'one', 'ANALYZE: varchar!'],
  [
    /^analyze (select|insert|update|delete|replace|with|table|values|\(|merge)/,
    'many',
    'id: bigint unsigned | select_type: varchar! | table: varchar | type: varchar | possible_keys: varchar | key: varchar | key_len: varchar | ref: varchar | rows: varchar! | r_rows: varchar | filtered: double | r_filtered: double | Extra: varchar!',
  ],
  [/^checksum (table|tables)/, 'many', 'Table: varchar | Checksum: bigint'],
]

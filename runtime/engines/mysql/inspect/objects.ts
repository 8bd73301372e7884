import type { ObjectKind, ObjectQueries } from '../../../objects/stored-object.ts'

/** Of a kind that the engine has not, which nobody asks for. */
const NONE = 'SELECT NULL WHERE false'

// The schema is the one that a catalog has, whose name is not that of the database.
const lists: Readonly<Record<Exclude<ObjectKind, 'type'>, string>> = {
  view: `SELECT 'main', table_name, '' FROM information_schema.views
WHERE table_schema = database() ORDER BY 2`,
  routine: `SELECT 'main', routine_name, lower(routine_type) FROM information_schema.routines
WHERE routine_schema = database() AND routine_type IN ('FUNCTION', 'PROCEDURE') ORDER BY 2, 3`,
  trigger: `SELECT 'main', trigger_name, event_object_table FROM information_schema.triggers
WHERE trigger_schema = database() ORDER BY 2`,
  sequence: `SELECT 'main', table_name, '' FROM information_schema.tables
WHERE table_schema = database() AND table_type = 'SEQUENCE' ORDER BY 2`,
}

/**
 * The definitions are put together from the information schema, because SHOW CREATE takes no
 * parameter: https://dev.mysql.com/doc/refman/8.4/en/information-schema-routines-table.html
 */
const sources: Readonly<Record<Exclude<ObjectKind, 'type' | 'sequence'>, string>> = {
  view: `SELECT concat('CREATE VIEW ', table_name, ' AS\\n', view_definition) FROM information_schema.views
WHERE table_schema = database() AND table_name = ?`,
  routine: `SELECT concat('CREATE ', r.routine_type, ' ', r.routine_name, '(',
  coalesce((SELECT group_concat(concat_ws(' ', if(r.routine_type = 'PROCEDURE', p.parameter_mode, NULL),
    p.parameter_name, p.dtd_identifier) ORDER BY p.ordinal_position SEPARATOR ', ')
  FROM information_schema.parameters p WHERE p.specific_schema = r.routine_schema
    AND p.specific_name = r.specific_name AND p.routine_type = r.routine_type
    AND p.ordinal_position > 0), ''), ')',
  if(r.routine_type = 'FUNCTION', concat(' RETURNS ', r.dtd_identifier), ''), '\\n',
  r.sql_data_access, if(r.is_deterministic = 'YES', ' DETERMINISTIC', ''), '\\n', r.routine_definition)
FROM information_schema.routines r WHERE r.routine_schema = database() AND r.routine_name = ? ORDER BY r.routine_type`,
  trigger: `SELECT concat('CREATE TRIGGER ', trigger_name, ' ', action_timing, ' ', event_manipulation, ' ON ',
  event_object_table, ' FOR EACH ', action_orientation, '\\n', action_statement)
FROM information_schema.triggers WHERE trigger_schema = database() AND trigger_name = ?`,
}

/** A sequence is a table of one row, from which only its name can select. */
const sequenceSource = (
  name: string,
) => `SELECT concat('CREATE SEQUENCE ', ?, ' START WITH ', start_value,
  ' MINVALUE ', minimum_value, ' MAXVALUE ', maximum_value, ' INCREMENT BY ', increment, ' CACHE ', cache_size,
  if(cycle_option, ' CYCLE', ' NOCYCLE'), ';') FROM \`${name.replaceAll('`', '``')}\``

/** A name holds characters of the Basic Multilingual Plane only: beside others the server refuses to compare. */
const MANY_BYTES = /[\u{10000}-\u{10ffff}]/u

export const mysqlObjects: ObjectQueries = {
  kinds: ['view', 'routine', 'trigger'],
  list: (kind) => ({ sql: listOf(kind), parameters: [] }),
  sources: ({ kind, name }) => ({
    sql: sourceOf(kind, name),
    parameters: [MANY_BYTES.test(name) ? null : name],
  }),
}

/** MySQL has no sequences. */
export const mariadbObjects: ObjectQueries = {
  ...mysqlObjects,
  kinds: [...mysqlObjects.kinds, 'sequence'],
}

function listOf(kind: ObjectKind): string {
  return kind === 'type' ? NONE : lists[kind]
}

function sourceOf(kind: ObjectKind, name: string): string {
  if (kind === 'type') return NONE
  return kind === 'sequence' ? sequenceSource(name) : sources[kind]
}

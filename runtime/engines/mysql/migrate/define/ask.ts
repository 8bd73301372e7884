import type { IntrospectedConnection } from '../../../../engine.ts'

export interface SettingsRow {
  readonly database: string
  /** `` `root`@`localhost` `` */
  readonly account: string
  readonly foldsNames: number | string
}

// An account is written as SHOW CREATE writes it.
const SETTINGS = `select database() as \`database\`, @@lower_case_table_names <> 0 as foldsNames,
concat('\`', replace(substring_index(current_user(), '@', 1), '\`', '\`\`'), '\`@\`',
  replace(substring_index(current_user(), '@', -1), '\`', '\`\`'), '\`') as account`

export interface RelationRow {
  readonly name: string
  /** `BASE TABLE`, `VIEW`, `SEQUENCE`, `SYSTEM VERSIONED` */
  readonly type: string
  readonly collation: string | null
}

const RELATIONS = `select table_name as name, table_type as type, table_collation as collation
from information_schema.tables where table_schema = database() order by table_name`

export interface TriggerRow {
  readonly name: string
  readonly relation: string
  readonly timing: string
  readonly event: string
  readonly body: string
  readonly definer: string
}

const TRIGGERS = `select trigger_name as name, event_object_table as relation, action_timing as timing,
  event_manipulation as event, action_statement as body,
  concat('\`', replace(substring_index(definer, '@', 1), '\`', '\`\`'), '\`@\`',
    replace(substring_index(definer, '@', -1), '\`', '\`\`'), '\`') as definer
from information_schema.triggers where trigger_schema = database()
order by event_object_table, action_timing, event_manipulation, action_order`

export interface RoutineRow {
  readonly name: string
  /** `FUNCTION`, `PROCEDURE`, `PACKAGE`, `PACKAGE BODY` */
  readonly type: string
}

const ROUTINES = `select routine_name as name, routine_type as type from information_schema.routines
where routine_schema = database() order by routine_type, routine_name`

export interface EventRow {
  readonly name: string
  /** Its schedule begins when it was made, or was given the schedule. */
  readonly startsByItself: number | string
}

const EVENTS = `select event_name as name,
  coalesce(starts in (created, last_altered), 0) as startsByItself
from information_schema.events where event_schema = database() order by event_name`

export interface Answers {
  readonly settings: SettingsRow
  readonly relations: readonly RelationRow[]
  readonly triggers: readonly TriggerRow[]
  readonly routines: readonly RoutineRow[]
  readonly events: readonly EventRow[]
  readonly libraries: readonly { readonly name: string }[]
}

/** What the database holds by name; objects of quarry itself are left out. */
export async function ask(connection: IntrospectedConnection): Promise<Answers> {
  const [settings] = await connection.query<SettingsRow>(SETTINGS)
  if (settings === undefined) throw new Error('the server says nothing of itself')
  const relations = await connection.query<RelationRow>(RELATIONS)
  const triggers = await connection.query<TriggerRow>(TRIGGERS)
  const routines = await connection.query<RoutineRow>(ROUTINES)
  const events = await connection.query<EventRow>(EVENTS)
  return {
    settings,
    relations: relations.filter(isOfUser),
    triggers: triggers.filter((row) => isOfUser(row) && isOfUser({ name: row.relation })),
    routines: routines.filter(isOfUser),
    events: events.filter(isOfUser),
    libraries: await librariesOf(connection),
  }
}

function isOfUser({ name }: { readonly name: string }): boolean {
  return !name.startsWith('quarry_')
}

/** Of MySQL 9.2 and later. */
async function librariesOf(
  connection: IntrospectedConnection,
): Promise<readonly { readonly name: string }[]> {
  const known = await connection.query(
    `select 1 from information_schema.tables
     where table_schema = 'information_schema' and table_name = 'LIBRARIES'`,
  )
  if (known.length === 0) return []
  return connection.query(
    `select library_name as name from information_schema.libraries
     where library_schema = database() order by library_name`,
  )
}

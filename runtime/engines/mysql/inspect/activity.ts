import type { ActivityQueries } from '../../../activity/activity.ts'

interface Locks {
  /** The ids of the processes that a process waits for, with commas. */
  readonly waits: string
  readonly lock: string
  /** Whether the server notes locks. */
  readonly isShown: string
}

// A pending lock of a definition waits for whoever has one of the same table.
const METADATA_WAITS = `SELECT w.owner_thread_id AS waiting, g.owner_thread_id AS blocking
    FROM performance_schema.metadata_locks w JOIN performance_schema.metadata_locks g
      ON g.object_type = w.object_type AND g.object_schema <=> w.object_schema AND g.object_name <=> w.object_name
        AND g.lock_status = 'GRANTED' AND g.owner_thread_id <> w.owner_thread_id
    WHERE w.lock_status = 'PENDING'`

/** https://dev.mysql.com/doc/refman/8.4/en/performance-schema-data-lock-waits-table.html */
const MYSQL_LOCKS: Locks = {
  waits: `(SELECT group_concat(DISTINCT b.processlist_id) FROM (
    SELECT requesting_thread_id AS waiting, blocking_thread_id AS blocking FROM performance_schema.data_lock_waits
    UNION ${METADATA_WAITS}) w
  JOIN performance_schema.threads r ON r.thread_id = w.waiting
  JOIN performance_schema.threads b ON b.thread_id = w.blocking
  WHERE r.processlist_id = p.id)`,
  isShown: '@@performance_schema',
  lock: `coalesce((SELECT group_concat(DISTINCT w.name SEPARATOR ', ') FROM (
    SELECT thread_id, concat(lock_mode, if(lock_type = 'RECORD', ' on a row of ', ' on '), object_name) AS name
    FROM performance_schema.data_locks WHERE lock_status = 'WAITING'
    UNION SELECT owner_thread_id, concat(lock_type, ' on the definition of ', object_name)
    FROM performance_schema.metadata_locks WHERE lock_status = 'PENDING') w
  JOIN performance_schema.threads t ON t.thread_id = w.thread_id
  WHERE t.processlist_id = p.id), (SELECT 'a lock of another transaction' FROM information_schema.innodb_trx t
  WHERE t.trx_state = 'LOCK WAIT' AND t.trx_mysql_thread_id = p.id))`,
}

/** https://mariadb.com/kb/en/information-schema-innodb_lock_waits-table/ */
const MARIADB_LOCKS: Locks = {
  isShown: '1',
  waits: `(SELECT group_concat(DISTINCT b.trx_mysql_thread_id)
  FROM information_schema.innodb_lock_waits w
  JOIN information_schema.innodb_trx r ON r.trx_id = w.requesting_trx_id
  JOIN information_schema.innodb_trx b ON b.trx_id = w.blocking_trx_id
  WHERE r.trx_mysql_thread_id = p.id)`,
  lock: `(SELECT group_concat(DISTINCT concat(l.lock_mode, if(l.lock_type = 'RECORD', ' on a row of ', ' on '),
    replace(l.lock_table, '\`', '')) SEPARATOR ', ')
  FROM information_schema.innodb_trx r
  JOIN information_schema.innodb_locks l ON l.lock_id = r.trx_requested_lock_id
  WHERE r.trx_mysql_thread_id = p.id)`,
}

const NO_LOCKS: Locks = { waits: 'NULL', lock: 'NULL', isShown: '0' }

export const mysqlActivity = activityWith(MYSQL_LOCKS)

export const mariadbActivity = activityWith(MARIADB_LOCKS)

function activityWith(locks: Locks): ActivityQueries {
  return {
    list: { sql: listWith(locks), parameters: [] },
    listWithoutLocks: { sql: listWith(NO_LOCKS), parameters: [] },
    // The number is one: KILL takes no parameter.
    cancel: (id) => ({ sql: `KILL QUERY ${BigInt(id)}`, parameters: [] }),
  }
}

function listWith({ waits, lock, isShown }: Locks): string {
  return `SELECT p.id, p.user, p.host, concat_ws(', ', lower(p.command), nullif(p.state, '')),
  if(p.command = 'Sleep', NULL, p.time), p.info, ${waits}, ${lock}, ${isShown}
FROM information_schema.processlist p
WHERE p.db = database() AND p.id <> connection_id() ORDER BY 5 IS NULL, 5 DESC, 1`
}

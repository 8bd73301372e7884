import type { ActivityQueries } from '../../../activity/activity.ts'

// Whoever waits for a row waits for the transaction that has changed it, and holds the place in the queue of the row.
const LOCK = `(SELECT string_agg(DISTINCT CASE l.locktype
    WHEN 'relation' THEN l.mode || ' on ' || l.relation::regclass
    WHEN 'transactionid' THEN coalesce((SELECT 'a row of ' || t.relation::regclass FROM pg_locks t
      WHERE t.pid = a.pid AND t.granted AND t.locktype = 'tuple' LIMIT 1), 'the end of a transaction')
    WHEN 'tuple' THEN 'a row of ' || l.relation::regclass
    ELSE l.mode || ' on ' || l.locktype END, ', ')
  FROM pg_locks l WHERE l.pid = a.pid AND NOT l.granted)`

/** https://www.postgresql.org/docs/current/monitoring-stats.html#MONITORING-PG-STAT-ACTIVITY-VIEW */
export const postgresqlActivity: ActivityQueries = {
  list: {
    sql: `SELECT a.pid, a.usename, coalesce(nullif(a.application_name, ''), a.client_addr::text, ''),
  concat_ws(', ', a.state, CASE WHEN a.wait_event_type <> 'Client' THEN a.wait_event_type || ' ' || a.wait_event END),
  CASE WHEN a.state = 'active' THEN extract(epoch FROM clock_timestamp() - a.query_start)
    WHEN a.state LIKE 'idle in%' THEN extract(epoch FROM clock_timestamp() - a.state_change) END,
  a.query, array_to_string(pg_blocking_pids(a.pid), ','), ${LOCK}
FROM pg_stat_activity a
WHERE a.datname = current_database() AND a.pid <> pg_backend_pid() AND a.backend_type = 'client backend'
ORDER BY a.state = 'active' DESC, 5 DESC NULLS LAST, 1`,
    parameters: [],
  },
  listWithoutLocks: undefined,
  cancel: (id) => ({ sql: 'SELECT pg_cancel_backend($1::int)', parameters: [id] }),
}

/** Whether the console sends a command: `gated` ones only where the studio was started for it, and confirmed. */
export type Gate = 'open' | 'gated' | 'refused'

export interface GateLine {
  readonly gate: Gate
  /** A sentence. */
  readonly reason: string
}

const refused = (reason: string): GateLine => ({ gate: 'refused', reason })
const gated = (reason: string): GateLine => ({ gate: 'gated', reason })
const open: GateLine = { gate: 'open', reason: '' }

const SHARED = 'It changes the connection, which other requests use too.'
/** Servers before 7.2 do not say of WAIT that it blocks. */
const WAITS = 'It makes the connection wait, which other requests use too.'
const NO_END = 'It answers for as long as it is connected; messages have a page of their own.'
const SCRIPT = 'A script may do anything, and stops the server until it ends.'
const SETTINGS = 'It changes how the server runs, or shows its passwords.'
const ALL_KEYS = 'It stops the server while it looks at every key; the list of keys scans in steps.'
const PROCESS = 'It ends, blocks or moves the server.'
const DISK = 'It stops the server while it writes to its disk.'

/**
 * The commands that the console does not simply send, by their names; a part of a command stands for itself, and
 * else the command for its parts. What is not here is judged by the flags that the server gives it.
 */
export const gatedCommands: Readonly<Record<string, GateLine>> = {
  AUTH: refused(SHARED),
  HELLO: refused(SHARED),
  SELECT: refused('The database is chosen beside the console.'),
  QUIT: refused(SHARED),
  RESET: refused(SHARED),
  ASKING: refused(SHARED),
  READONLY: refused(SHARED),
  READWRITE: refused(SHARED),
  MULTI: refused(SHARED),
  EXEC: refused(SHARED),
  DISCARD: refused(SHARED),
  WATCH: refused(SHARED),
  UNWATCH: refused(SHARED),
  'CLIENT REPLY': refused(SHARED),
  'CLIENT TRACKING': refused(SHARED),
  'CLIENT CACHING': refused(SHARED),
  'CLIENT SETNAME': refused(SHARED),
  'CLIENT SETINFO': refused(SHARED),
  'CLIENT NO-EVICT': refused(SHARED),
  'CLIENT NO-TOUCH': refused(SHARED),
  WAIT: refused(WAITS),
  WAITAOF: refused(WAITS),
  MONITOR: refused(NO_END),
  SUBSCRIBE: refused(NO_END),
  PSUBSCRIBE: refused(NO_END),
  SSUBSCRIBE: refused(NO_END),
  UNSUBSCRIBE: refused(NO_END),
  PUNSUBSCRIBE: refused(NO_END),
  SUNSUBSCRIBE: refused(NO_END),
  SYNC: refused(NO_END),
  PSYNC: refused(NO_END),
  REPLCONF: refused(NO_END),
  'RESTORE-ASKING': refused('Only servers send it to each other.'),
  PFDEBUG: refused('It is a test of the server itself.'),
  PFSELFTEST: refused('It is a test of the server itself.'),
  FLUSHALL: gated('It deletes the keys of all databases.'),
  FLUSHDB: gated('It deletes all keys of the database.'),
  SWAPDB: gated('It exchanges two databases.'),
  KEYS: gated(ALL_KEYS),
  CONFIG: gated(SETTINGS),
  ACL: gated(SETTINGS),
  MODULE: gated(SETTINGS),
  'ACL WHOAMI': open,
  'ACL CAT': open,
  'MODULE LIST': open,
  DEBUG: gated(PROCESS),
  SHUTDOWN: gated(PROCESS),
  FAILOVER: gated(PROCESS),
  SLAVEOF: gated(PROCESS),
  REPLICAOF: gated(PROCESS),
  MIGRATE: gated(PROCESS),
  'CLIENT KILL': gated('It ends connections of others.'),
  'CLIENT PAUSE': gated('It makes all others wait.'),
  'CLIENT UNPAUSE': gated('It ends a pause that others may rely on.'),
  'CLIENT UNBLOCK': gated('It ends the waiting of others.'),
  SAVE: gated(DISK),
  BGSAVE: gated(DISK),
  BGREWRITEAOF: gated(DISK),
  SCRIPT: gated(SCRIPT),
  EVAL: gated(SCRIPT),
  EVAL_RO: gated(SCRIPT),
  EVALSHA: gated(SCRIPT),
  EVALSHA_RO: gated(SCRIPT),
  FCALL: gated(SCRIPT),
  FCALL_RO: gated(SCRIPT),
  FUNCTION: gated(SCRIPT),
  'FUNCTION LIST': open,
  'FUNCTION STATS': open,
  'FUNCTION HELP': open,
  'SCRIPT EXISTS': open,
  'SCRIPT HELP': open,
  CLUSTER: gated(PROCESS),
  'CLUSTER INFO': open,
  'CLUSTER NODES': open,
  'CLUSTER SLOTS': open,
  'CLUSTER SHARDS': open,
  'CLUSTER KEYSLOT': open,
  'CLUSTER COUNTKEYSINSLOT': open,
  'CLUSTER GETKEYSINSLOT': open,
  'CLUSTER LINKS': open,
  'CLUSTER MYID': open,
  'CLUSTER REPLICAS': open,
  'CLUSTER SLAVES': open,
  'CLUSTER HELP': open,
  'SLOWLOG RESET': gated('It empties the slow log for everybody.'),
  'LATENCY RESET': gated('It empties the history for everybody.'),
  'MEMORY PURGE': gated('It stops the server while it gives memory back.'),
  // Judged by their flags alone they would be gated, and each of them is a harmless question.
  INFO: open,
  ROLE: open,
  LASTSAVE: open,
  SORT: open,
  SORT_RO: open,
  RESTORE: open,
  'CLIENT LIST': open,
  'CLIENT INFO': open,
  'CLIENT ID': open,
  'CLIENT GETNAME': open,
  'CLIENT GETREDIR': open,
  'CLIENT TRACKINGINFO': open,
  'CLIENT HELP': open,
  'SLOWLOG GET': open,
  'SLOWLOG LEN': open,
  'SLOWLOG HELP': open,
  'LATENCY LATEST': open,
  'LATENCY HISTORY': open,
  'LATENCY GRAPH': open,
  'LATENCY DOCTOR': open,
  'LATENCY HISTOGRAM': open,
  'LATENCY HELP': open,
  'PUBSUB CHANNELS': open,
  'PUBSUB NUMSUB': open,
  'PUBSUB NUMPAT': open,
  'PUBSUB SHARDCHANNELS': open,
  'PUBSUB SHARDNUMSUB': open,
  'PUBSUB HELP': open,
  PUBLISH: open,
  SPUBLISH: open,
}

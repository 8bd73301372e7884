import { comment, flag, isOurs, keyOf, objectQuery, USER_SCHEMA } from './object-query.ts'

const PUBLISHED = `nullif(concat_ws(', ', case when p.pubinsert then 'insert' end, case when p.pubupdate then 'update' end,
      case when p.pubdelete then 'delete' end, case when p.pubtruncate then 'truncate' end),
      'insert, update, delete, truncate')`

const PUBLICATIONS = objectQuery({
  key: keyOf('publication', 'p.oid'),
  kind: `'publication'`,
  name: 'p.pubname',
  attributes: {
    allTables: flag('p.puballtables'),
    publish: PUBLISHED,
    viaRoot: flag('p.pubviaroot'),
    generated: `case to_jsonb(p)->>'pubgencols' when 's' then 'stored' end`,
    comment: comment('pg_publication', 'p.oid'),
  },
  from: `from pg_publication p where ${isOurs('publication', 'p.oid', 'p.pubname')}`,
  order: 'p.pubname collate "C"',
})

const FILTERS = {
  columns: `(select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any (r.prattrs))`,
  where: 'pg_get_expr(r.prqual, c.oid)',
} as const

/** Lists of columns and conditions on rows are there since PostgreSQL 15. */
const publicationTables = (major: number) =>
  objectQuery({
    key: keyOf('publicationRelation', 'r.oid'),
    kind: `'publication table'`,
    schema: 'n.nspname',
    name: 'c.relname',
    signature: `' in ' || quote_ident(n.nspname)`,
    parent: keyOf('publication', 'r.prpubid'),
    attributes: {
      ...(major < 15 ? {} : FILTERS),
    },
    from: `from pg_publication_rel r join pg_class c on c.oid = r.prrelid join pg_namespace n on n.oid = c.relnamespace
where ${USER_SCHEMA}`,
    order: 'r.prpubid, n.nspname collate "C", c.relname collate "C"',
  })

const PUBLICATION_SCHEMAS = objectQuery({
  key: keyOf('publicationNamespace', 'r.oid'),
  kind: `'publication schema'`,
  name: 'n.nspname',
  parent: keyOf('publication', 'r.pnpubid'),
  attributes: {},
  from: `from pg_publication_namespace r join pg_namespace n on n.oid = r.pnnspid`,
  order: 'r.pnpubid, n.nspname collate "C"',
})

const setting = (name: string, standard: string) => `nullif(to_jsonb(s)->>'${name}', '${standard}')`

/** The address is told to superusers only. */
export const SUBSCRIPTIONS = objectQuery({
  key: keyOf('subscription', 's.oid'),
  kind: `'subscription'`,
  name: 's.subname',
  attributes: {
    address: 's.subconninfo',
    publications: `(select string_agg(quote_ident(p), ', ' order by p) from unnest(s.subpublications) p)`,
    enabled: flag('s.subenabled'),
    slot: 's.subslotname::text',
    binary: setting('subbinary', 'false'),
    streaming: setting('substream', 'false'),
    twoPhase: setting('subtwophasestate', 'd'),
    disableOnError: setting('subdisableonerr', 'false'),
    synchronous: `nullif(s.subsynccommit, 'off')`,
    comment: comment('pg_subscription', 's.oid'),
  },
  from: `from pg_subscription s where s.subdbid = (select oid from pg_database where datname = current_database())`,
  order: 's.subname collate "C"',
})

const EVENT_TRIGGERS = objectQuery({
  key: keyOf('eventTrigger', 'v.oid'),
  kind: `'event trigger'`,
  name: 'v.evtname',
  attributes: {
    event: 'v.evtevent::text',
    tags: `(select string_agg(quote_literal(tag), ', ' order by place)
      from unnest(v.evttags) with ordinality given(tag, place))`,
    routine: 'v.evtfoid::regproc::text',
    enabled: `case v.evtenabled when 'D' then 'DISABLE' when 'R' then 'ENABLE REPLICA' when 'A' then 'ENABLE ALWAYS' end`,
    comment: comment('pg_event_trigger', 'v.oid'),
  },
  from: `from pg_event_trigger v where ${isOurs('eventTrigger', 'v.oid', 'v.evtname')}`,
  order: 'v.evtname collate "C"',
})

export function replicationQueries(major: number): readonly string[] {
  const schemas = major < 15 ? [] : [PUBLICATION_SCHEMAS]
  return [PUBLICATIONS, publicationTables(major), ...schemas, EVENT_TRIGGERS]
}

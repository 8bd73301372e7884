import { comment, flag, grants, isOurs, keyOf, objectQuery, USER_SCHEMA } from './object-query.ts'

const HIGHEST = `case s.seqtypid when 21 then 32767 when 23 then 2147483647 else 9223372036854775807 end`
const LOWEST = `(-(${HIGHEST}) - 1)`

/** What the sequence `s` has otherwise than it would by itself: `START WITH 10 INCREMENT BY 5`. */
export const SEQUENCE_OPTIONS = `nullif(concat_ws(' ',
    case when s.seqincrement <> 1 then 'INCREMENT BY ' || s.seqincrement end,
    case when s.seqmin <> case when s.seqincrement > 0 then 1 else ${LOWEST} end then 'MINVALUE ' || s.seqmin end,
    case when s.seqmax <> case when s.seqincrement > 0 then ${HIGHEST} else -1 end then 'MAXVALUE ' || s.seqmax end,
    case when s.seqstart <> case when s.seqincrement > 0 then s.seqmin else s.seqmax end
      then 'START WITH ' || s.seqstart end,
    case when s.seqcache <> 1 then 'CACHE ' || s.seqcache end,
    case when s.seqcycle then 'CYCLE' end), '')`

/** `serial` in the definition of the column makes exactly this sequence. */
const IS_SERIAL = `(${SEQUENCE_OPTIONS}) is null and a.atttypid = s.seqtypid and a.attnotnull and c.relpersistence = t.relpersistence
    and t.relnamespace = c.relnamespace and c.relname = t.relname || '_' || a.attname || '_seq'
    and exists (select from pg_attrdef d where d.adrelid = t.oid and d.adnum = a.attnum
      and pg_get_expr(d.adbin, d.adrelid) = format('nextval(%L::regclass)', format('%I.%I', n.nspname, c.relname)))`

// The sequence of an identity column is a part of the column.
const SEQUENCES = objectQuery({
  key: keyOf('class', 'c.oid'),
  kind: `case when ${IS_SERIAL} then 'serial' else 'sequence' end`,
  noun: `'sequence'`,
  schema: 'n.nspname',
  name: 'c.relname',
  parent: `case when a.attnum is not null then ${keyOf('class', 't.oid', 'a.attnum')} end`,
  attributes: {
    type: `nullif(format_type(s.seqtypid, null), 'bigint')`,
    options: SEQUENCE_OPTIONS,
    ownedBy: `case when a.attnum is not null then format('%I.%I.%I', tn.nspname, t.relname, a.attname) end`,
    unlogged: flag(`c.relpersistence = 'u'`),
    comment: comment('pg_class', 'c.oid'),
    grants: grants('c.relacl', 's', 'c.relowner'),
  },
  from: `from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
left join pg_depend w on w.classid = 1259 and w.objid = c.oid and w.objsubid = 0 and w.refclassid = 1259
  and w.refobjsubid > 0 and w.deptype = 'a'
left join pg_class t on t.oid = w.refobjid left join pg_namespace tn on tn.oid = t.relnamespace
left join pg_attribute a on a.attrelid = w.refobjid and a.attnum = w.refobjsubid
where ${USER_SCHEMA} and ${isOurs('class', 'c.oid', 'c.relname')} and not exists (
  select from pg_depend i where i.classid = 1259 and i.objid = c.oid and i.deptype = 'i')`,
  order: 'n.nspname collate "C", c.relname collate "C"',
})

export const sequenceQueries: readonly string[] = [SEQUENCES]

/** Which rows of a catalog a file is about, as a condition over the oid of its row. */
export type Membership = (catalog: string, oid: string) => string

/** Built in: below the first oid that is free for users. */
export const core: Membership = (_catalog, oid) => `${oid} < 16384`

/** `int4`, and `int4[]` for what the catalogs call `_int4`. */
export const typeNames = `
  named as (
    select t.oid, case when e.oid is null then t.typname else e.typname || '[]' end as name
    from pg_type t left join pg_type e on e.typarray = t.oid
  )`

export function typeLines(member: Membership): string {
  return `with ${typeNames}
    select concat_ws(' ', t.typname, t.typcategory::text || case when t.typispreferred then '!' else '' end,
      '<' || subtype.name, '{' || range.name, '[' || element.name,
      '~' || nullif(case when input.provolatile = 'i' then '' else 'i' end ||
        case when output.provolatile = 'i' then '' else 'o' end, '')) as line
    from pg_type t
      left join pg_range r on r.rngtypid = t.oid
      left join named subtype on subtype.oid = r.rngsubtype
      left join pg_range m on m.rngmultitypid = t.oid
      left join named range on range.oid = m.rngtypid
      left join named element on element.oid = t.typelem
      join pg_proc input on input.oid = t.typinput
      join pg_proc output on output.oid = t.typoutput
    where ${member('pg_type', 't.oid')}
      and t.typnamespace <> 'information_schema'::regnamespace
      and t.typtype in ('b', 'p', 'r', 'm')
      and t.typname <> '_record'
      and not exists (select from pg_type e where e.typarray = t.oid)
    order by t.typname collate "C"`
}

export function castLines(member: Membership): string {
  return `with ${typeNames}
    select source.name || ' ' ||
      string_agg(castcontext::text || target.name ||
        case when castmethod = 'b' then '=' when castmethod = 'i' then '*'
          when provolatile <> 'i' then '~' else '' end,
        ' ' order by target.name collate "C") as line
    from pg_cast
      left join pg_proc on pg_proc.oid = castfunc
      join named source on source.oid = castsource
      join named target on target.oid = casttarget
    where ${member('pg_cast', 'pg_cast.oid')}
    group by source.name
    order by source.name collate "C"`
}

export function operatorLines(member: Membership): string {
  return `with ${typeNames}
    select oprname || ' ' || string_agg(
      coalesce(lefts.name, '') || ',' || rights.name || '>' || results.name ||
      case when proisstrict then '' else '?' end ||
      case when provolatile = 'i' then '' else '~' end,
      ' ' order by lefts.name collate "C", rights.name collate "C") as line
    from pg_operator
      join pg_proc on pg_proc.oid = oprcode
      left join named lefts on lefts.oid = oprleft
      join named rights on rights.oid = oprright
      join named results on results.oid = oprresult
    where ${member('pg_operator', 'pg_operator.oid')}
    group by oprname
    order by oprname collate "C"`
}

export function functionLines(member: Membership): string {
  return `with ${typeNames},
    arguments as (
      select p.oid, a.position, a.type, coalesce(p.proargmodes[a.position], 'i') as mode,
        nullif(p.proargnames[a.position], '') as argument,
        count(*) filter (where coalesce(p.proargmodes[a.position], 'i') in ('i', 'b', 'v'))
          over (partition by p.oid order by a.position) as input
      from pg_proc p, unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]))
        with ordinality as a(type, position)
    ),
    signatures as (
      select p.oid,
        string_agg(
          case when a.mode = 'v' then '*' else '' end || coalesce(a.argument || ':', '') ||
          n.name || case when a.input > p.pronargs - p.pronargdefaults then '?' else '' end,
          ' ' order by a.position) filter (where a.mode in ('i', 'b', 'v')) as parameters,
        string_agg(a.argument || ':' || n.name, ',' order by a.position)
          filter (where a.mode in ('o', 'b', 't')) as columns
      from pg_proc p
        left join arguments a on a.oid = p.oid
        left join named n on n.oid = a.type
      group by p.oid
    )
    select proname || ' ' || string_agg(
      concat_ws(' ',
        case when a.aggkind in ('o', 'h') then a.aggkind::text else p.prokind::text end ||
        case when p.proisstrict then 's' else '' end ||
        case when p.proretset then 'r' else '' end ||
        case when p.provolatile = 'i' then '' else 'v' end,
        coalesce('(' || s.columns || ')', result.name),
        s.parameters),
      ';' order by pronargs, s.parameters collate "C") as line
    from pg_proc p
      join signatures s on s.oid = p.oid
      join named result on result.oid = p.prorettype
      left join pg_aggregate a on a.aggfnoid = p.oid
    where ${member('pg_proc', 'p.oid')}
      and p.pronamespace <> 'information_schema'::regnamespace
      and p.prorettype not in ('internal'::regtype, 'trigger'::regtype, 'event_trigger'::regtype)
      and not 'internal'::regtype = any (p.proargtypes)
    group by proname
    order by proname collate "C"`
}

export function operatorClassLines(member: Membership): string {
  return `with ${typeNames}
    select concat_ws(' ', a.amname, c.opcname || case when c.opcdefault then '!' else '' end, t.name) as line
    from pg_opclass c
      join pg_am a on a.oid = c.opcmethod
      join named t on t.oid = c.opcintype
    where ${member('pg_opclass', 'c.oid')}
    order by a.amname collate "C", c.opcname collate "C", t.name collate "C"`
}

/** The objects of the extension, whatever else is there. */
export const ofExtension =
  (extension: string): Membership =>
  (catalog, oid) =>
    `exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid}
      and deptype = 'e'
      and refobjid = (select oid from pg_extension where extname = '${extension}'))`

/** Enums, domains, composite types, tables and views, each after those that it may name. */
export function relationLines(member: Membership): string {
  return `with ${typeNames},
    keys as (
      select conrelid, string_agg(names, ';' order by contype, names collate "C") as keys
      from pg_constraint, lateral (
        select string_agg(attname, ',' order by position) as names
        from unnest(conkey) with ordinality as k(number, position)
          join pg_attribute on attrelid = conrelid and attnum = number
      ) as columns
      where contype in ('p', 'u')
      group by conrelid
    ),
    enums as (
      select 1 as turn, t.oid, typname as name, 'e' as kind, '-' as keys,
        string_agg(enumlabel, ' ' order by enumsortorder) as parts
      from pg_type t join pg_enum on enumtypid = t.oid
      where ${member('pg_type', 't.oid')}
      group by t.oid
    ),
    domains as (
      select 2 as turn, t.oid, t.typname as name, 'd' as kind, '-' as keys,
        'base:' || named.name || case when t.typnotnull then '!' else '' end as parts
      from pg_type t join named on named.oid = t.typbasetype
      where t.typtype = 'd' and ${member('pg_type', 't.oid')}
    ),
    relations as (
      select case relkind when 'c' then 3 else 4 end as turn, c.oid, relname as name,
        relkind::text as kind, coalesce(keys, '-') as keys,
        string_agg(attname || ':' || named.name || case when attnotnull then '!' else '' end, ' '
          order by attnum) as parts
      from pg_class c
        join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
        join named on named.oid = atttypid
        left join keys on conrelid = c.oid
      where relkind in ('r', 'v', 'c')
        and (${member('pg_class', 'c.oid')} or ${member('pg_type', 'c.reltype')})
      group by c.oid, keys
    )
    select concat_ws(' ', name, kind, keys, parts) as line
    from (select * from enums union all select * from domains union all select * from relations)
      as objects
    order by turn, oid`
}

/** The functions that triggers and event triggers call. */
export function triggerFunctionLines(member: Membership): string {
  return `select proname as line
    from pg_proc p
    where ${member('pg_proc', 'p.oid')}
      and prorettype in ('trigger'::regtype, 'event_trigger'::regtype)
    order by proname collate "C"`
}

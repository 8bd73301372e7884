import { comment, grants, isOurs, keyOf, objectQuery, USER_SCHEMA } from './object-query.ts'

// A routine is told from others of its name by the types that it takes.
const SIGNATURE = `'(' || (select coalesce(string_agg(format_type(type, null), ', ' order by place), '')
    from unnest(p.proargtypes::oid[]) with ordinality given(type, place)) || ')'`

const routineOf = (oid: string) => `case when ${oid} <> 0 then ${oid}::regproc::text end`

/** The parts of CREATE AGGREGATE with the columns of pg_aggregate that they are read from. */
const AGGREGATE_PARTS: Readonly<Record<string, string>> = {
  SFUNC: routineOf('g.aggtransfn'),
  STYPE: 'format_type(g.aggtranstype, null)',
  SSPACE: 'nullif(g.aggtransspace, 0)::text',
  FINALFUNC: routineOf('g.aggfinalfn'),
  FINALFUNC_EXTRA: `case when g.aggfinalextra then '' end`,
  FINALFUNC_MODIFY: modifyOf('g.aggfinalmodify', 'g.aggfinalfn'),
  COMBINEFUNC: routineOf('g.aggcombinefn'),
  SERIALFUNC: routineOf('g.aggserialfn'),
  DESERIALFUNC: routineOf('g.aggdeserialfn'),
  INITCOND: 'quote_literal(g.agginitval)',
  MSFUNC: routineOf('g.aggmtransfn'),
  MINVFUNC: routineOf('g.aggminvtransfn'),
  MSTYPE: 'case when g.aggmtranstype <> 0 then format_type(g.aggmtranstype, null) end',
  MSSPACE: 'nullif(g.aggmtransspace, 0)::text',
  MFINALFUNC: routineOf('g.aggmfinalfn'),
  MFINALFUNC_EXTRA: `case when g.aggmfinalextra then '' end`,
  MFINALFUNC_MODIFY: modifyOf('g.aggmfinalmodify', 'g.aggmfinalfn'),
  MINITCOND: 'quote_literal(g.aggminitval)',
  SORTOP: `(select format('OPERATOR(%I.%s)', sn.nspname, so.oprname) from pg_operator so
    join pg_namespace sn on sn.oid = so.oprnamespace where so.oid = g.aggsortop)`,
  PARALLEL: `case p.proparallel when 's' then 'SAFE' when 'r' then 'RESTRICTED' end`,
  HYPOTHETICAL: `case g.aggkind when 'h' then '' end`,
}

/** An ordered-set aggregate's final function may change the state, others' may not, unless it is said. */
function modifyOf(letter: string, routine: string): string {
  const standard = `case g.aggkind when 'n' then 'r' else 'w' end`
  return `case when ${routine} <> 0 and ${letter} <> ${standard}
    then case ${letter} when 'r' then 'READ_ONLY' when 's' then 'SHAREABLE' else 'READ_WRITE' end end`
}

const AGGREGATE = `(select string_agg(case when part.value = '' then part.name else part.name || ' = ' || part.value end,
      ', ' order by part.place)
    from (values ${Object.entries(AGGREGATE_PARTS)
      .map(([name, sql], place) => `(${place}, '${name}', ${sql})`)
      .join(',\n      ')}) part(place, name, value) where part.value is not null)`

// The functions that make ranges come with their type.
const ROUTINES = objectQuery({
  key: keyOf('procedure', 'p.oid'),
  kind: `case p.prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end`,
  schema: 'n.nspname',
  name: 'p.proname',
  signature: SIGNATURE,
  attributes: {
    definition: `case when g.aggfnoid is null then pg_get_functiondef(p.oid) else ${AGGREGATE} end`,
    arguments: 'pg_get_function_arguments(p.oid)',
    identity: 'pg_get_function_identity_arguments(p.oid)',
    result: `case when p.prokind in ('f', 'w') then pg_get_function_result(p.oid) end`,
    comment: comment('pg_proc', 'p.oid'),
    grants: grants('p.proacl', 'f', 'p.proowner'),
  },
  from: `from pg_proc p join pg_namespace n on n.oid = p.pronamespace
left join pg_aggregate g on g.aggfnoid = p.oid
where ${USER_SCHEMA} and ${isOurs('procedure', 'p.oid', 'p.proname')}
  and not exists (select from pg_depend i where i.classid = 1255 and i.objid = p.oid and i.deptype = 'i')`,
  order: `p.prokind = 'a', n.nspname collate "C", p.proname collate "C", (${SIGNATURE}) collate "C"`,
})

export const routineQueries: readonly string[] = [ROUTINES]

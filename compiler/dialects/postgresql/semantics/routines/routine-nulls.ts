import { strictOfExtensions } from './strict-of-extensions.ts'
import type { NullRule, Routine } from '../../../../ir/routine.ts'
import { wordTable } from '../../../word-table.ts'

export interface RoutineFacts {
  readonly kind: Routine['kind']
  readonly name: string
  /** The types of the data file, joined by commas: `text,int4`. */
  readonly parameters: string
  readonly strict: boolean
}

export interface RoutineNulls {
  readonly nulls: NullRule
  /** The arguments that `nulls` speaks of; undefined: all. */
  readonly nullsOf: readonly number[] | undefined
}

/**
 * When a built-in function gives NULL. `pg_proc.proisstrict` tells that NULL in is NULL out; that
 * nothing else gives NULL is knowledge, and only what is listed here is known.
 */
export function routineNulls({ kind, name, parameters, strict }: RoutineFacts): RoutineNulls {
  const nulls = rules().get(`${name}(${parameters})`) ?? rules().get(name)
  const unlisted = kind === 'function' && strict ? 'strict-or-null' : 'maybe'
  return { nulls: nulls ?? unlisted, nullsOf: deciding[name] }
}

/** Where not all arguments count: `format` gives NULL exactly when its first one is NULL. */
const deciding: Readonly<Record<string, readonly number[]>> = wordTable({
  array_positions: [0],
  array_remove: [0],
  array_replace: [0],
  array_to_string: [0, 1],
  concat_ws: [0],
  format: [0],
  string_to_array: [0],
  // NULLs are elements too: only an empty group gives NULL.
  array_agg: [],
  json_agg: [],
  json_object_agg: [],
  jsonb_agg: [],
  jsonb_object_agg: [],
})

/** A name speaks of all its overloads but those that are listed by their parameters. */
const lists: Readonly<Partial<Record<NullRule, string>>> = {
  never: `
    array_append array_fill array_prepend clock_timestamp concat count cume_dist current_database
    current_user daterange dense_rank enum_first enum_last enum_range gen_random_uuid
    generate_series generate_subscripts getdatabaseencoding int4range int8range
    json_array_elements json_build_array json_build_object json_object_keys jsonb_array_elements
    jsonb_build_array jsonb_build_object jsonb_object_keys jsonb_path_query now num_nonnulls
    num_nulls numrange percent_rank pg_backend_pid pg_client_encoding pg_current_xact_id
    pg_postmaster_start_time pg_typeof pi quote_nullable rank regexp_matches regexp_split_to_table
    regr_count row_number session_user statement_timestamp string_to_table(text,text) timeofday
    transaction_timestamp tsrange tstzrange txid_current uuid_generate_v1 uuid_generate_v1mc
    uuid_generate_v4 uuid_nil uuidv4 version`,
  strict: `
    abbrev abs acos acosd acosh age array_larger array_positions array_remove array_replace
    array_reverse array_sample array_shuffle array_sort array_to_json array_to_string
    array_to_tsvector ascii asin asind asinh atan atan2 atan2d atand atanh bit_count bit_length
    bpchar broadcast btrim cardinality casefold cbrt ceil ceiling char char_length
    character_length chr cidr concat_ws convert convert_from convert_to cos cosd cosh cot cotd
    crc32 crc32c crypt current_schemas current_setting(text) currval date date_add date_bin
    date_part(text,time) date_part(text,timetz) date_subtract date_trunc decode degrees digest div
    dmetaphone dmetaphone_alt encode erf erfc exp extract(text,time) extract(text,timetz)
    factorial family float4 float8 floor format gamma gcd gen_random_bytes gen_salt get_bit
    get_byte hashtext hashtextextended hmac host hostmask inet_merge inet_same_family initcap int2
    int4 int8 interval is_normalized isempty isfinite json_array_length json_object
    json_strip_nulls json_to_tsvector json_typeof jsonb_array_length jsonb_delete
    jsonb_delete_path jsonb_insert jsonb_object jsonb_path_query_array jsonb_path_query_array_tz
    jsonb_pretty jsonb_set jsonb_strip_nulls jsonb_to_tsvector jsonb_typeof justify_days
    justify_hours justify_interval lastval lcm left length levenshtein lgamma like like_escape ln
    log log10 lower(text) lower_inc lower_inf lpad ltree2text ltrim macaddr8_set7bit make_date
    make_interval make_time make_timestamp make_timestamptz masklen md5 mod money multirange name
    netmask network nextval nlevel normalize notlike ntile numeric numnode octet_length oid
    overlay parse_ident pg_column_size pg_get_userbyid pg_size_bytes pg_size_pretty
    phraseto_tsquery plainto_tsquery position pow power querytree quote_ident quote_literal
    radians random random_normal range_merge regclass regexp_count regexp_instr regexp_like
    regexp_replace regexp_split_to_array repeat replace reverse right round row_to_json rpad rtrim
    set_bit set_byte set_masklen setval setweight sha224 sha256 sha384 sha512 show_trgm sign
    similar_to_escape similarity sin sind sinh soundex split_part sqrt starts_with
    strict_word_similarity string_to_array strip strpos substr substring(bit,int4)
    substring(bit,int4,int4) substring(bytea,int4) substring(bytea,int4,int4) substring(text,int4)
    substring(text,int4,int4) tan tand tanh text text2ltree timestamp timestamptz timezone to_bin
    to_char(float4,text) to_char(float8,text) to_char(int4,text) to_char(int8,text)
    to_char(numeric,text) to_date to_hex to_json to_jsonb to_oct to_timestamp to_tsquery
    to_tsvector translate trim_array trim_scale trunc ts_delete ts_headline ts_rank ts_rank_cd
    tsvector_to_array unaccent(text) unicode_assigned unistr upper(text) upper_inc upper_inf
    uuid_generate_v3 uuid_generate_v5 uuidv7 varbit varchar websearch_to_tsquery width_bucket
    word_similarity xmlcomment xmlexists xpath xpath_exists
    ${strictOfExtensions}`,
  all: 'array_cat',
  // The default fills in for a row that is not there.
  some: 'lag(anycompatible,int4,anycompatible) lead(anycompatible,int4,anycompatible)',
  empty: `
    any_value array_agg avg bit_and bit_or bit_xor bool_and bool_or every first_value json_agg
    json_object_agg jsonb_agg jsonb_object_agg last_value max min mode percentile_cont
    percentile_disc range_agg range_intersect_agg stddev_pop string_agg sum var_pop xmlagg`,
  // JSON's null becomes NULL since PostgreSQL 18; an infinite timestamp has no time of day.
  'strict-or-null': `
    float4(jsonb) float8(jsonb) int2(jsonb) int4(jsonb) int8(jsonb) numeric(jsonb)
    timetz(timestamptz)`,
}

const byName = new Map<string, NullRule>()

function rules(): ReadonlyMap<string, NullRule> {
  if (byName.size > 0) return byName
  const kinds = ['never', 'strict', 'some', 'all', 'empty', 'strict-or-null'] as const
  for (const rule of kinds)
    for (const name of (lists[rule] ?? '').trim().split(/\s+/u)) byName.set(name, rule)
  return byName
}

/** Columns that are never NULL in a row that a function of FROM gives. */
export const neverNullFields: Readonly<Record<string, readonly string[]>> = wordTable({
  json_each: ['key', 'value'],
  jsonb_each: ['key', 'value'],
  json_each_text: ['key'],
  jsonb_each_text: ['key'],
  json_array_elements: ['value'],
  jsonb_array_elements: ['value'],
})

import type { KeywordGroup } from '../lexical.ts'
import { unreservedWords } from './data/words.ts'

/** PostgreSQL 18, appendix C and its `kwlist.h`: its words, by where they are names. */
export const keywords = [
  {
    // Reserved.
    names: ['label', 'member', 'bare-label'],
    words: `all analyse analyze and any asc asymmetric both case cast check collate column constraint
      current_catalog current_date current_role current_time current_timestamp current_user default
      deferrable desc distinct do else end false foreign in initially lateral leading localtime
      localtimestamp not null only or placing primary references select session_user some
      symmetric system_user table then trailing true unique user using variadic when`,
  },
  {
    // Reserved, and an alias only behind AS.
    names: ['label', 'member'],
    words: `array as create except fetch for from grant group having intersect into limit offset on
      order returning to union where window with`,
  },
  {
    // Reserved but for functions and types.
    names: ['function', 'type', 'label', 'member', 'bare-label'],
    words: `authorization binary collation concurrently cross current_schema freeze full ilike inner
      is join left like natural outer right similar tablesample verbose`,
  },
  {
    names: ['function', 'type', 'label', 'member'],
    words: 'isnull notnull overlaps',
  },
  {
    // Types with a syntax of their own: no functions.
    names: ['column', 'type', 'label', 'member', 'bare-label'],
    words: `bigint bit boolean dec decimal float int integer interval json national nchar numeric
      real smallint time timestamp varchar`,
  },
  {
    names: ['column', 'type', 'label', 'member'],
    words: 'char character',
  },
  {
    names: ['column', 'label', 'member'],
    words: 'precision',
  },
  {
    // Tables with a syntax of their own.
    names: ['column', 'label', 'member', 'bare-label'],
    words: 'json_table xmltable',
  },
  {
    // Functions with a syntax of their own: no types.
    names: ['column', 'function', 'label', 'member', 'bare-label'],
    words: `coalesce extract greatest grouping json_array json_arrayagg json_exists json_object
      json_objectagg json_query json_scalar json_serialize json_value least merge_action
      normalize nullif overlay position substring treat trim xmlconcat xmlelement xmlexists
      xmlforest xmlparse xmlpi xmlroot xmlserialize`,
  },
  {
    names: ['column', 'label', 'member', 'bare-label'],
    words: 'between setof exists inout none out row values xmlattributes xmlnamespaces',
  },
  {
    // Names, but as an alias only behind AS.
    names: ['column', 'function', 'type', 'label', 'member'],
    words: 'day filter hour minute month over second varying within without year',
  },
  {
    names: ['column', 'function', 'type', 'label', 'member', 'bare-label', 'relation-alias'],
    words: unreservedWords,
  },
] as const satisfies readonly KeywordGroup[]

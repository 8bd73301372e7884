import type { Grammar } from '../../grammar.ts'

/** DROP and COMMENT ON what the catalog does not hold. */
export const dropStatements = {
  ...drops('collation', '<qualified_names>'),
  ...drops('conversion', '<qualified_names>'),
  ...drops('statistics', '<qualified_names>'),
  ...drops('foreign table', '<qualified_names>'),
  ...drops('text search parser', '<qualified_names>'),
  ...drops('text search dictionary', '<qualified_names>'),
  ...drops('text search template', '<qualified_names>'),
  ...drops('text search configuration', '<qualified_names>'),
  ...drops('access method', '<names>'),
  ...drops('event trigger', '<names>'),
  ...drops('extension', '<names>'),
  ...drops('foreign data wrapper', '<names>'),
  ...drops('language', '<names>'),
  'drop procedural language': {
    synopsis: 'DROP PROCEDURAL LANGUAGE [ <if_exists> ] <names> [ <behavior> ]',
    defines: 'language',
  },
  ...drops('publication', '<names>'),
  ...drops('server', '<names>'),
  ...drops('policy', '<name> ON <named_relation>'),
  ...drops('rule', '<name> ON <named_relation>'),
  ...drops('trigger', '<name> ON <named_relation>'),
  ...drops('function', '<function_with_args> , ...'),
  ...drops('procedure', '<function_with_args> , ...'),
  ...drops('routine', '<function_with_args> , ...'),
  ...drops('aggregate', '<aggregate_with_args> , ...'),
  ...drops('operator class', '<qualified_name> USING <column>'),
  ...drops('operator family', '<qualified_name> USING <column>'),
  ...drops('operator', '<operator_with_args> , ...'),
  ...drops('cast', '( <type> AS <type> )'),
  ...drops('transform', 'FOR <type> LANGUAGE <column>'),
} satisfies Grammar['statements']

function drops(kind: string, names: string): Grammar['statements'] {
  const synopsis = `DROP ${kind.toUpperCase()} [ IF! EXISTS ] ${names} [ <behavior> ]`
  return { [`drop ${kind}`]: { synopsis, defines: kind } }
}

export const commentStatements = {
  'comment on table|view|index|sequence|materialized|schema|column|type|domain': 'chapter',
  ...comments('aggregate', '<aggregate_with_args>'),
  ...comments('function', '<function_with_args>'),
  ...comments('procedure', '<function_with_args>'),
  ...comments('routine', '<function_with_args>'),
  ...comments('policy', '<name> ON <named_relation>'),
  ...comments('rule', '<name> ON <named_relation>'),
  ...comments('trigger', '<name> ON <named_relation>'),
  ...comments('operator class', '<qualified_name> USING <column>'),
  ...comments('operator family', '<qualified_name> USING <column>'),
  ...comments('operator', '<operator_with_args>'),
  ...comments('cast', '( <type> AS <type> )'),
  ...comments('transform', 'FOR <type> LANGUAGE <column>'),
  ...comments('extension', '<name>'),
  'comment on': {
    synopsis: `COMMENT ON { <described_object> | CONSTRAINT <name> ON [ DOMAIN ] <qualified_name>
      | LARGE OBJECT <number> } IS <comment_text>`,
    defines: 'comment',
  },
} satisfies Grammar['statements']

export const commentClauses = { comment_text: '<string> | NULL' } satisfies Grammar['clauses']

function comments(kind: string, name: string): Grammar['statements'] {
  const synopsis = `COMMENT ON ${kind.toUpperCase()} ${name} IS <comment_text>`
  return { [`comment on ${kind}`]: { synopsis, defines: kind } }
}

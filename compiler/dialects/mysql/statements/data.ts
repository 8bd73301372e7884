import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.2: data manipulation that has no query of its own. */
export const data = {
  statements: {
    call: { synopsis: 'CALL <procedure_call>' },
    do: { synopsis: `DO <do_item> , ...` },
    truncate: { synopsis: `TRUNCATE [ TABLE ] <relation>` },
    handler: {
      synopsis: `HANDLER { <relation> OPEN [ [ AS ] <name> ] | <name> { CLOSE | READ { { FIRST | NEXT } [ <handler_tail> ] |
      <name> { FIRST | NEXT | PREV | LAST } [ <handler_tail> ] | <name> { '=' | '<=' | '>=' | '<' | '>' } ( { DEFAULT | <queryless_expression> } , ... ) [ <handler_tail> ] } } }`,
    },
    'load data|xml': {
      synopsis: `LOAD { DATA | XML } [ { LOW_PRIORITY | CONCURRENT } ] [ FROM ] [ LOCAL ] { INFILE | URL | S3 } <string> [ COUNT <positive> ] [ IN PRIMARY KEY ORDER ]
    [ { REPLACE | IGNORE } ] INTO TABLE <relation> [ PARTITION ( <name> , ... ) ] [ CHARACTER SET <charset_name> ] [ COMPRESSION '=' <string> ] [ ROWS IDENTIFIED BY <text_literal> ] [ <field_format> ] [ <line_format> ]
    [ IGNORE <natural> { LINES | ROWS } ] [ ( [ { <variable> | <column> } , ... ] ) ] [ SET { <column> [ . <column> ] [ . <column> ] { '=' | ':=' } <row_value> } , ... ]
    [ PARALLEL '=' <natural> ] [ MEMORY '=' <size> ] [ ALGORITHM '=' BULK ]`,
    },
  },
  clauses: {
    do_item: `<expression> [ [ AS ] { <name> | <string> } ]`,
    row_value: `{ DEFAULT | <expression> }`,
    handler_tail: `[ WHERE <queryless_expression> ] [ LIMIT <limit_value> [ { , | OFFSET } <limit_value> ] ]`,
    limit_value: `{ <natural> | <name> | <parameter> }`,
    field_format: `{ COLUMNS | FIELDS } { TERMINATED BY <text_literal> | [ OPTIONALLY ] ENCLOSED BY <text_literal> | ESCAPED BY <text_literal> } ...`,
    line_format: `LINES { TERMINATED BY <text_literal> | STARTING BY <text_literal> } ...`,
    into_targets: `OUTFILE <string> [ { CHARACTER SET | CHARSET } <charset_name> ] [ <field_format> ] [ <line_format> ] | DUMPFILE <string> | <into_target> , ...`,
    into_target: `{ <user_variable> | <name> }`,
  },
} as const satisfies Synopses

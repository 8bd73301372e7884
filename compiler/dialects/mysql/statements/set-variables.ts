import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.7.6: SET. */
export const setVariables = {
  statements: {
    set: { synopsis: `SET <set_item> , ...` },
  },
  clauses: {
    set_item: `{ NAMES { DEFAULT | <charset_name> [ COLLATE <collation> ] } | { CHARACTER SET | CHARSET | CHAR SET } { DEFAULT | <charset_name> } |
    <user_variable> { '=' | ':=' } <expression> | <system_variable> { '=' | ':=' } <set_value> |
    { GLOBAL! | PERSIST! | PERSIST_ONLY! } <variable_name> { '=' | ':=' } <set_value> |
    [ SESSION | LOCAL ] <assigned> { '=' | ':=' } <set_value> | [ SESSION | LOCAL ] <variable_name> { '=' | ':=' } <set_value> }`,
    variable_name: `{ DEFAULT . <member> | <assignable> [ . <member> ] }`,
    set_value: `{ DEFAULT | ON | ALL | BINARY | SYSTEM | <expression> | ROW }`,
  },
} as const satisfies Synopses

import type { DeclaredNulls } from '../definition-rules.ts'

/** What MySQL and MariaDB declare to be NULL at times, although it is so for no value that is not. */
export const declaredNulls: DeclaredNulls = {
  functions: new Set(
    `atan atan2 cos cot exp mod pow power sin tan
    bin bin_to_uuid char charset collation concat concat_ws export_set format hex insert is_uuid lcase left lower ltrim
    md5 mid oct quote random_bytes regexp_replace replace reverse right rtrim sha sha1 soundex substr substring
    substring_index to_base64 trim ucase upper uuid uuid_to_bin
    date_format day dayofmonth extract hour microsecond minute month quarter sec_to_time second time time_to_sec year
    json_array json_depth json_object json_pretty json_quote json_type json_unquote json_valid
    first_value last_value`.split(/\s+/),
  ),
  operators: new Set(['/', '%', 'div', 'mod', 'match against']),
  cast: (to) => to.kind === 'scalar' && /^(?:char|varchar|binary|varbinary|json)$/.test(to.name),
}

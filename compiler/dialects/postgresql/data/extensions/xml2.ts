import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from xml2 1.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'xml2',
  version: '1.2',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `xml_encode_special_chars fs text text
xml_valid fsv bool text
xpath_bool fs bool text text
xpath_list fs text text text;fs text text text text
xpath_nodeset fs text text text;fs text text text text;fs text text text text text
xpath_number fs float4 text text
xpath_string fs text text text
xpath_table fsrv record text text text text text
xslt_process fs text text text;fsv text text text text`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}

import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pgcrypto 1.4 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pgcrypto',
  version: '1.4',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `armor fs text bytea;fs text bytea text[] text[]
crypt fs text text text
dearmor fs bytea text
decrypt fs bytea bytea bytea text
decrypt_iv fs bytea bytea bytea bytea text
digest fs bytea bytea text;fs bytea text text
encrypt fs bytea bytea bytea text
encrypt_iv fs bytea bytea bytea bytea text
fips_mode fsv bool
gen_random_bytes fsv bytea int4
gen_random_uuid fv uuid
gen_salt fsv text text;fsv text text int4
hmac fs bytea bytea bytea text;fs bytea text text text
pgp_armor_headers fsr (key:text,value:text) text
pgp_key_id fs text bytea
pgp_pub_decrypt fs text bytea bytea;fs text bytea bytea text;fs text bytea bytea text text
pgp_pub_decrypt_bytea fs bytea bytea bytea;fs bytea bytea bytea text;fs bytea bytea bytea text text
pgp_pub_encrypt fsv bytea text bytea;fsv bytea text bytea text
pgp_pub_encrypt_bytea fsv bytea bytea bytea;fsv bytea bytea bytea text
pgp_sym_decrypt fs text bytea text;fs text bytea text text
pgp_sym_decrypt_bytea fs bytea bytea text;fs bytea bytea text text
pgp_sym_encrypt fsv bytea text text;fsv bytea text text text
pgp_sym_encrypt_bytea fsv bytea bytea text;fsv bytea bytea text text`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}

/** `provolatile` of `pg_proc`, but for those that wait for the server or say something of it. */
export const volatileFunctions: ReadonlySet<string> = new Set(
  `array_sample array_shuffle clock_timestamp currval gen_random_uuid lastval nextval random random_normal set_config
  setseed setval timeofday txid_status uuid_generate_v1 uuid_generate_v1mc uuid_generate_v4 uuidv4 uuidv7`.split(
    /\s+/,
  ),
)

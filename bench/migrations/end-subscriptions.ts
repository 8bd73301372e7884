import type { Connection } from '../../runtime/engine.ts'

/** PostgreSQL drops no database that subscribes to another one. */
export async function endSubscriptions(connection: Connection): Promise<void> {
  const found = await connection.query<{ name: string }>(
    `select quote_ident(subname) as name from pg_subscription
     where subdbid = (select oid from pg_database where datname = current_database())`,
  )
  for (const { name } of found)
    await connection.execute(
      `alter subscription ${name} disable;
       alter subscription ${name} set (slot_name = none);
       drop subscription ${name}`,
    )
}

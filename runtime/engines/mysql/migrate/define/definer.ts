/** Whose rights it has: undefined for those of the account that reads. */
export function definerOf(definer: string, account: string): string | undefined {
  return definer === account ? undefined : definer
}

/** A role has no host: ``DEFINER=`writers` ``. */
const DEFINER = /^(CREATE(?: ALGORITHM=\w+)? )DEFINER=(`(?:[^`]|``)*`(?:@`(?:[^`]|``)*`)?) /i

/** The statement without its definer, and the definer as SQL: `` `root`@`localhost` ``. */
export function withoutDefiner(sql: string): { readonly sql: string; readonly definer: string } {
  const match = DEFINER.exec(sql)
  if (match === null) return { sql, definer: '' }
  const [all, create = '', definer = ''] = match
  return { sql: create + sql.slice(all.length), definer }
}

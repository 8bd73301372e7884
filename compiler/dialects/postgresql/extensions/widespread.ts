import { contents as citext } from '../data/extensions/citext.ts'
import { contents as fuzzystrmatch } from '../data/extensions/fuzzystrmatch.ts'
import { contents as hstore } from '../data/extensions/hstore.ts'
import { contents as ltree } from '../data/extensions/ltree.ts'
import { contents as pgTrgm } from '../data/extensions/pg-trgm.ts'
import { contents as pgcrypto } from '../data/extensions/pgcrypto.ts'
import { contents as unaccent } from '../data/extensions/unaccent.ts'
import { contents as uuidOssp } from '../data/extensions/uuid-ossp.ts'
import { extensionObjects } from './extension-objects.ts'

/**
 * The extensions that are known whether or not the schema creates them: projects often leave CREATE EXTENSION of these
 * to whoever sets the database up.
 */
export const widespreadExtensions = [
  citext,
  fuzzystrmatch,
  hstore,
  ltree,
  pgTrgm,
  pgcrypto,
  unaccent,
  uuidOssp,
]

export const widespread = extensionObjects(widespreadExtensions)

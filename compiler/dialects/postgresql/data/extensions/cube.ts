import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from cube 1.5 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'cube',
  version: '1.5',
  requires: [],
  schema: undefined,
  casts: '',
  operators: `&& cube,cube>bool
-> cube,int4>float8
< cube,cube>bool
<#> cube,cube>float8
<-> cube,cube>float8
<= cube,cube>bool
<=> cube,cube>float8
<> cube,cube>bool
<@ cube,cube>bool
= cube,cube>bool
> cube,cube>bool
>= cube,cube>bool
@> cube,cube>bool
~> cube,int4>float8`,
  functions: `cube fs cube float8;fs cube float8[];fs cube cube float8;fs cube float8 float8;fs cube float8[] float8[];fs cube cube float8 float8
cube_cmp fs int4 cube cube
cube_contained fs bool cube cube
cube_contains fs bool cube cube
cube_coord fs float8 cube int4
cube_coord_llur fs float8 cube int4
cube_dim fs int4 cube
cube_distance fs float8 cube cube
cube_enlarge fs cube cube float8 int4
cube_eq fs bool cube cube
cube_ge fs bool cube cube
cube_gt fs bool cube cube
cube_in fs cube cstring
cube_inter fs cube cube cube
cube_is_point fs bool cube
cube_le fs bool cube cube
cube_ll_coord fs float8 cube int4
cube_lt fs bool cube cube
cube_ne fs bool cube cube
cube_out fs cstring cube
cube_overlap fs bool cube cube
cube_send fs bytea cube
cube_size fs float8 cube
cube_subset fs cube cube int4[]
cube_union fs cube cube cube
cube_ur_coord fs float8 cube int4
distance_chebyshev fs float8 cube cube
distance_taxicab fs float8 cube cube`,
  triggerFunctions: '',
  operatorClasses: `btree cube_ops! cube
gist gist_cube_ops! cube`,
  relations: '',
}

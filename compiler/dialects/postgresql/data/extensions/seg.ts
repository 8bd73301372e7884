import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from seg 1.4 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'seg',
  version: '1.4',
  requires: [],
  schema: undefined,
  casts: '',
  operators: `&& seg,seg>bool
&< seg,seg>bool
&> seg,seg>bool
< seg,seg>bool
<< seg,seg>bool
<= seg,seg>bool
<> seg,seg>bool
<@ seg,seg>bool
= seg,seg>bool
> seg,seg>bool
>= seg,seg>bool
>> seg,seg>bool
@> seg,seg>bool`,
  functions: `seg_center fs float4 seg
seg_cmp fs int4 seg seg
seg_contained fs bool seg seg
seg_contains fs bool seg seg
seg_different fs bool seg seg
seg_ge fs bool seg seg
seg_gt fs bool seg seg
seg_in fs seg cstring
seg_inter fs seg seg seg
seg_le fs bool seg seg
seg_left fs bool seg seg
seg_lower fs float4 seg
seg_lt fs bool seg seg
seg_out fs cstring seg
seg_over_left fs bool seg seg
seg_over_right fs bool seg seg
seg_overlap fs bool seg seg
seg_right fs bool seg seg
seg_same fs bool seg seg
seg_size fs float4 seg
seg_union fs seg seg seg
seg_upper fs float4 seg`,
  triggerFunctions: '',
  operatorClasses: `btree seg_ops! seg
gist gist_seg_ops! seg`,
  relations: '',
}

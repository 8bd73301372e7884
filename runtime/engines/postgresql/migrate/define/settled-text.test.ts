import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { settledText } from './settled-text.ts'

test('a cast around an array becomes one around each element', () => {
  const printed =
    "CHECK (((x)::text = ANY ((ARRAY['a'::character varying, 'it''s'::character varying])::text[])))"
  const settled =
    "CHECK (((x)::text = ANY (ARRAY[('a'::character varying)::text, ('it''s'::character varying)::text])))"
  assert.is(settledText(printed), settled)
  assert.is(settledText(settled), settled)
})

test.run()

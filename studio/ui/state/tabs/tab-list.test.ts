import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { tabBeside } from './tab-list.ts'

test('the tab beside the one that is shown is found round both ends', () => {
  const tabs = ['/tables/main/a', '/sql/1', '/tables/main/b'].map((path) => ({ path }))
  const beside = (pathname: string, by: 1 | -1) => tabBeside(tabs, pathname, by)?.path
  assert.is(beside('/sql/1', 1), '/tables/main/b')
  assert.is(beside('/tables/main/b/structure', 1), '/tables/main/a')
  assert.is(beside('/tables/main/a', -1), '/tables/main/b')
  assert.is(beside('/diagram', 1), '/tables/main/a')
  assert.is(beside('/diagram', -1), '/tables/main/b')
  assert.is(tabBeside([], '/', 1), undefined)
})

test.run()

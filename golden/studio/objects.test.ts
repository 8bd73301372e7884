import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type StudioEngine, studioEngines } from './shop-database.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

/** The kinds that each engine has, and one object of each besides those of the bookshop. */
const kinds: Readonly<Record<StudioEngine, readonly string[]>> = {
  'postgresql-15': ['Views', 'Routines', 'Triggers', 'Sequences', 'Types'],
  mysql: ['Views', 'Routines', 'Triggers'],
  mariadb: ['Views', 'Routines', 'Triggers', 'Sequences'],
  sqlite: ['Views', 'Triggers'],
}

const VIEW = 'CREATE VIEW "odd name <script>" AS SELECT id, title FROM books;'

const more: Readonly<Record<StudioEngine, string>> = {
  'postgresql-15': `${VIEW}
    CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.updated_at := now(); RETURN NEW; END $$;
    CREATE TRIGGER stamped BEFORE UPDATE ON books FOR EACH ROW EXECUTE FUNCTION stamp();`,
  mysql: `${VIEW.replaceAll('"', '`')}
    CREATE TRIGGER stamped BEFORE UPDATE ON books FOR EACH ROW SET NEW.updated_at = now();`,
  mariadb: `${VIEW.replaceAll('"', '`')} CREATE SEQUENCE numbers START WITH 7;
    CREATE TRIGGER stamped BEFORE UPDATE ON books FOR EACH ROW SET NEW.updated_at = now();`,
  sqlite: `${VIEW} CREATE TRIGGER stamped AFTER UPDATE OF title ON books BEGIN SELECT 1; END;`,
}

const scenes = studioEngines.map((engine) => ({
  engine,
  shared: sharedScene({ engine, more: more[engine] }),
}))

for (const { engine, shared } of scenes)
  test(`a person finds objects and reads their sources: ${engine}`, shared.use(readObjects(engine)))

const [first] = scenes
if (first) test('a person on a phone goes to a source and back', first.shared.use(readOnPhone))

function readObjects(engine: StudioEngine) {
  return async ({ browser, studios: [{ origin }] }: StudioScene) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(origin)
    await page.getByRole('link', { name: 'Objects' }).first().click()
    const list = page.getByRole('navigation', { name: 'Objects' })
    await list.getByRole('link', { name: /book_overview/ }).waitFor()
    const shown = page.getByRole('group', { name: 'Kind of objects' }).getByRole('button')
    const labels = (await shown.allInnerTexts()).map((each) => each.replace(/\s*\d+$/, ''))
    assert.equal(labels, ['All', ...kinds[engine]])

    await shown.filter({ hasText: 'Triggers' }).click()
    await list.getByRole('link', { name: /book_overview/ }).waitFor({ state: 'detached' })
    await list.getByRole('link', { name: /stamped/ }).click()
    const source = page.getByRole('region', { name: 'Source', exact: true })
    await source
      .getByText(/trigger/i)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'books', exact: true }).last().click()
    await page.waitForURL(/\/tables\/\w+\/books\/structure$/)

    await page.goto(`${origin}/objects`)
    await page.getByRole('searchbox', { name: 'Find objects' }).fill('ODD NAME')
    await list.getByRole('link', { name: /odd name <script>/ }).click()
    await source
      .getByText(/select/i)
      .first()
      .waitFor()
    // Its name is outside the rule, so that no page of rows can be asked for.
    assert.is(await page.getByRole('link', { name: 'Rows', exact: true }).count(), 0)
    await page.getByRole('searchbox', { name: 'Find objects' }).fill('nothing like it')
    await list.getByText('No object matches').waitFor()
    await finish()
  }
}

async function readOnPhone({ browser, studios: [{ origin }] }: StudioScene): Promise<void> {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const { page, finish } = await openStudioPage({ browser, origin, options })
  await page.goto(`${origin}/objects`)
  const list = page.getByRole('navigation', { name: 'Objects' })
  await list.getByRole('link', { name: /book_overview/ }).waitFor()
  const kinds = page.getByRole('combobox', { name: 'Kind of objects' })
  await kinds.selectOption({ label: 'Triggers (1)' })
  await list.getByRole('link', { name: /book_overview/ }).waitFor({ state: 'detached' })
  await kinds.selectOption({ label: 'Views (2)' })
  await list.getByRole('link', { name: /book_overview/ }).tap()
  await page
    .getByRole('region', { name: 'Source', exact: true })
    .getByText('SELECT')
    .first()
    .waitFor()
  assert.is(await list.isVisible(), false)
  await page.getByRole('link', { name: 'All objects' }).tap()
  await list.getByRole('link', { name: /book_overview/ }).waitFor()
  await finish()
}

for (const { shared } of scenes) test.after(shared.close)

test.run()

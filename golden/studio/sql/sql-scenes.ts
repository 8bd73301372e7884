import type { Page } from 'playwright-core'
import { resultOf, writeSql } from './sql-steps.ts'

/** What is prepared on the page of statements before a picture of it is taken. */
export const sqlScenes = {
  sql: { path: '/sql', prepare: runStatements },
  'sql-empty': { path: '/sql' },
  'sql-chart': { path: '/sql', prepare: drawChart },
  'sql-history': { path: '/sql', prepare: showHistory },
  'sql-saved': { path: '/sql', prepare: showSaved },
  'sql-failure': { path: '/sql', prepare: failAndConfirm },
  'sql-parameters': { path: '/sql', prepare: askParameters },
  'sql-complete': { path: '/sql', prepare: complete },
} as const

const STATEMENTS = `-- Books that sell, by their publisher
select p.name as publisher, b.title, count(*) as sold, max(o.placed_at) as last_sold
from order_lines i
join books b on b.id = i.book_id
join publishers p on p.id = b.publisher_id
join orders o on o.id = i.order_id
where o.placed_at >= $1 and b.titel <> ''
group by p.name, b.title
order by sold desc;

-- Prices
select id, title, price, published_on from books order by price desc;`

async function runStatements(page: Page): Promise<void> {
  await writeSql(page, STATEMENTS.replace('b.titel', 'b.title').replace('$1', "'2020-01-01'"))
  await page.keyboard.press('ControlOrMeta+Home')
  if (await page.getByRole('button', { name: 'More plans' }).isVisible()) {
    await page.getByRole('button', { name: 'More plans' }).click()
    await page.getByRole('menuitem', { name: /Analyze/ }).click()
    await resultOf(page, 1).getByRole('tree').waitFor()
  }
}

async function drawChart(page: Page): Promise<void> {
  await writeSql(
    page,
    `${STATEMENTS.slice(STATEMENTS.indexOf('-- Prices'))} select p.name, count(*) as books, avg(b.price)::numeric(10, 2) as price
from books b join publishers p on p.id = b.publisher_id group by p.name order by p.name`,
  )
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await resultOf(page, 2).getByRole('gridcell').first().waitFor()
  await resultOf(page, 2).getByRole('button', { name: 'Chart' }).click()
  await resultOf(page, 1).getByRole('button', { name: 'JSON' }).click()
}

async function showHistory(page: Page): Promise<void> {
  await writeSql(page, 'select * from books; select * from publishers')
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await resultOf(page, 2).getByRole('gridcell').first().waitFor()
  await page.keyboard.press('Control+H')
  await page.getByRole('complementary', { name: 'History' }).waitFor()
}

async function failAndConfirm(page: Page): Promise<void> {
  await writeSql(page, STATEMENTS.replace("'2020-01-01'", '$1'))
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByRole('dialog').getByRole('textbox').fill('2020-01-01')
  await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click()
  await page.getByRole('region', { name: 'Failure' }).waitFor()
  await page.waitForTimeout(500)
}

async function showSaved(page: Page): Promise<void> {
  await writeSql(page, 'select title from books')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Saved queries and templates' }).click()
  await page.getByText('Largest tables').waitFor()
}

async function askParameters(page: Page): Promise<void> {
  await writeSql(page, 'select title, price from books where published_on > $1 and price < $2')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByRole('dialog').waitFor()
}

async function complete(page: Page): Promise<void> {
  await writeSql(page, 'delete from reviews;\nselect b. from books b')
  for (let step = 0; step < 'from books b'.length + 1; step++)
    await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+Space')
  await page.getByRole('listbox').waitFor()
}

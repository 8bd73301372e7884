// @ts-check
import { OutOfStock } from './out-of-stock.js'

/** @typedef {import("./quarry_gen/index.js").Queries} Queries */
/** @typedef {(line: string) => void} Print */

/**
 * Plays a day in the shop on the data of `db/data.sql` and prints what happens.
 *
 * @param {Queries} db
 * @param {Print} print
 */
export async function shopDay(db, print) {
  await openTheShop(db, print)
  await helpCustomers(db, print)
  await takeAnOrder(db, print)
  await refuseAnOrder(db, print)
  await collectReviews(db, print)
  await tidyUp(db, print)
  await closeTheBooks(db, print)
}

/** @param {Queries} db @param {Print} print */
async function openTheShop(db, print) {
  print('Departments')
  await db.upsertCategory({ parent_id: null, slug: 'maps', name: 'Maps and globes', position: 4 })
  for (const { name, depth, path } of await db.listCategoryTree()) {
    print(`${'  '.repeat(Number(depth))}${name} (${path})`)
  }

  print('Running low')
  for (const { id, title, copies, reorder_at } of await db.listLowStock()) {
    print(`  ${title}: ${copies} left, wanted ${reorder_at}`)
    await db.receiveStock({ book_id: id, warehouse: 'AMS', quantity: 12, counted_at: null })
  }
  print(`  ${(await db.listLowStock()).length} titles after the delivery`)
}

/** @param {Queries} db @param {Print} print */
async function helpCustomers(db, print) {
  const anything = { words: null, category: null, format: null, language: null, max_price: null }

  print('The customer looks for a harbour')
  for (const book of await db.searchBooks({
    ...anything,
    words: 'harbour',
    page_size: 10,
    skip: 0,
  })) {
    print(
      `  ${book.title}, ${book.format}, ${money(book.price)}, ${book.publisher ?? 'no publisher'}`,
    )
  }
  const bargains = { ...anything, max_price: 10, format: 'paperback' }
  print(`  ${(await db.searchBooks({ ...bargains, page_size: 10, skip: 0 })).length} bargains`)

  print('For a reader of robots and stars')
  for (const { title, tags } of await db.listBooksByTag('robots')) {
    print(`  ${title}: ${JSON.stringify(tags)}`)
  }

  print('Not fiction')
  for (const { title, price } of await db.listBooksUnderCategory('non-fiction')) {
    print(`  ${title}, ${money(price)}`)
  }

  const withdrawn = await db.getBookByIsbn('9780000000127')
  print(withdrawn === null ? 'The price lists are no longer sold' : withdrawn.title)

  print('Offers on 2 May')
  for (const { code, discount, formats } of await db.listPromotionsOn('2024-05-02')) {
    print(`  ${code}: ${discount * 100} % off ${formats.replace(',', ' and ') || 'everything'}`)
  }
  const offer = found(await db.getPromotionPrice({ book_id: 4, code: 'SPRING' }))
  print(`  ${offer.title}: ${money(offer.reduced)} instead of ${money(offer.price)}`)
}

/** @param {Queries} db @param {Print} print */
async function takeAnOrder(db, print) {
  const customer = found(
    await db.createCustomer({
      public_id: '00000000-0000-4000-8000-000000000007',
      email: 'lena@post.example',
      name: 'Lena Ångström',
      phone: null,
      birthday: '2004-02-29',
      newsletter: true,
      preferences: { genres: ['maps', 'crime'] },
    }),
  )

  await db.transaction(async (tx) => {
    const order = found(
      await tx.createOrder({
        reference: 'W-2024-0009',
        customer_id: customer.id,
        shipping_cost: 3.95,
        delivery_from: '09:00:00',
        delivery_to: '12:30:00',
        note: 'Second floor ☂',
        placed_at: new Date('2024-06-01T11:22:33Z'),
      }),
    )
    await tx.addOrderLine({ order_id: order.id, line_no: 1, book_id: 4, quantity: 2 })
    await tx.addOrderLine({ order_id: order.id, line_no: 2, book_id: 9, quantity: 1 })
    await tx.takeStock({ book_id: 4, warehouse: 'AMS', copies: 2 })
    await tx.takeStock({ book_id: 9, warehouse: 'AMS', copies: 1 })
    await tx.payOrder({ id: order.id, paid_at: new Date('2024-06-01T11:23:00Z') })
    await tx.shipOrder({ id: order.id, tracking_number: '9007199254740997' })
  })

  const order = found(await db.getOrder('W-2024-0009'))
  print(`Order ${order.reference} of ${order.customer}: ${order.status}, ${money(order.subtotal)}`)
  print(`  placed ${order.placed_at.toISOString()}, parcel ${order.tracking_number}`)
  print(`  delivered from ${order.delivery_from} to ${order.delivery_to}, "${order.note}"`)
  for (const line of await db.listOrderLines(order.id)) {
    print(`  ${line.line_no}. ${line.quantity} x ${line.title} at ${money(line.unit_price)}`)
  }
}

/** @param {Queries} db @param {Print} print */
async function refuseAnOrder(db, print) {
  try {
    await db.transaction(async (tx) => {
      await tx.takeStock({ book_id: 11, warehouse: 'LIS', copies: 2 })
      await tx.transaction(async (inner) => {
        await inner.takeStock({ book_id: 8, warehouse: 'AMS', copies: 1 })
        const [place] = await inner.getStock(11)
        if (place === undefined || place.quantity < 3) throw new OutOfStock('Das lange Nordlicht')
      })
    })
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error
    print(`Refused: ${error.message}`)
  }
  const places = [...(await db.getStock(11)), ...(await db.getStock(8))]
  print(`  nothing was taken: ${places.map((place) => place.quantity).join(' and ')}`)
}

/** @param {Queries} db @param {Print} print */
async function collectReviews(db, print) {
  const review = { book_id: 9, customer_id: 3, created_at: new Date('2024-06-01T15:00:00.500Z') }
  await db.reviewBook({ ...review, rating: 3, title: 'Hm', body: null, aspects: [3, null] })
  await db.reviewBook({ ...review, rating: 4, title: 'It grows', body: '', aspects: null })

  const rating = found(await db.getBookRating(9))
  print(`NULL and Other Stories: ${Number(rating.average)} from ${rating.reviews} reviews`)
  for (const { rating, title, reviewer, aspects } of await db.listReviews(9)) {
    const details = aspects === null ? '' : `, ${JSON.stringify(aspects)}`
    print(`  ${'*'.repeat(rating)} ${title ?? '(no title)'}, ${reviewer ?? 'a guest'}${details}`)
  }
  const unread = found(await db.getBookRating(11))
  print(`Das lange Nordlicht: ${unread.average ?? 'not rated'}`)
}

/** @param {Queries} db @param {Print} print */
async function tidyUp(db, print) {
  await db.updateBook({ id: 1, title: null, pages: 316, price: 10.49, in_print: null })
  await db.setBookCover({
    id: 3,
    cover: new Uint8Array([0, 255, 137]),
    details: { run: 2, notes: [null, 'π'] },
  })
  await db.withdrawBook(10)
  const books = await Promise.all([1, 3, 10, 404].map((id) => db.getBook(id)))
  for (const book of books) print(`  ${book === null ? 'no such book' : describe(book)}`)

  await db.addLoyaltyPoints({ id: 2, points: '2' })
  const regular = found(await db.findCustomerByEmail('jörg@post.example'))
  print(`${regular.name} has ${regular.loyalty_points} points`)
  await db.updatePreferences({ id: 3, preferences: ['plain text', 1.5], newsletter: false })
  await db.closeAccount(6)
  await db.purgeClosedAccounts(new Date('2024-01-01T12:00:00Z'))
  for (const id of [3, 5, 6]) {
    const customer = await db.getCustomer(id)
    print(
      customer === null
        ? `Customer ${id} is forgotten`
        : `Customer ${id}: ${customer.name}, ${JSON.stringify(customer.preferences)}, newsletter ${customer.newsletter}`,
    )
  }
  await db.cancelStaleOrders(new Date('2024-06-30T12:00:00Z'))
}

/** @param {import("./quarry_gen/index.js").Books} book */
function describe(book) {
  const cover =
    book.cover === null ? 'no cover' : `cover ${Buffer.from(book.cover).toString('hex')}`
  const sold = book.deleted_at === null ? 'sold' : 'withdrawn'
  return `${book.title}: ${book.pages} pages, ${money(book.price)}, ${cover}, ${JSON.stringify(book.details)}, ${sold}`
}

/** @param {Queries} db @param {Print} print */
async function closeTheBooks(db, print) {
  print('Sales by month')
  const year = { since: new Date('2024-01-01T00:00:00Z'), until: new Date('2025-01-01T00:00:00Z') }
  for (const { month, orders, copies, revenue } of await db.monthlySales(year)) {
    print(`  ${month}: ${orders} orders, ${copies} copies, ${money(revenue)}`)
  }

  print('Best sellers')
  for (const { place, title, copies } of await db.bestSellers(3))
    print(`  ${place}. ${title}, ${copies}`)

  print('Customers')
  for (const { name, orders, total, tier } of await db.customerSpending()) {
    print(`  ${name}: ${orders} orders, ${total === null ? 'nothing yet' : money(total)}, ${tier}`)
  }

  print('Running revenue')
  for (const { revenue, running, previous } of (await db.runningRevenue()).slice(-3)) {
    print(
      `  ${money(revenue)} after ${previous === null ? 'nothing' : money(previous)}: ${money(running)}`,
    )
  }

  print('Orders')
  for (const { status, orders } of await db.countOrdersByStatus()) print(`  ${status}: ${orders}`)

  print('Stock')
  for (const { warehouse, titles, copies, value, sold_out } of await db.stockValue()) {
    print(
      `  ${warehouse}: ${titles} titles, ${copies} copies, worth ${money(value)}, ${sold_out} sold out`,
    )
  }
}

/** @param {string | number | null} amount */
function money(amount) {
  return Number(amount).toFixed(2)
}

/**
 * @template T
 * @param {T | null} row
 * @returns {T}
 */
function found(row) {
  if (row === null) throw new Error('a row that must be there is missing')
  return row
}

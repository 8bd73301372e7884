/** Zones with a half hour, with daylight saving time, and with neither. */
const zones = ['UTC', 'Asia/Kathmandu', 'America/New_York']

/** Instants that have no local time, or two, in one of the zones. */
export const instants = [
  '0001-01-01T00:00:00.000Z',
  '1986-01-01T00:00:00.001Z',
  '2024-03-10T02:30:00.123Z',
  '2024-03-10T07:00:00.000Z',
  '2024-11-03T05:30:00.000Z',
  '2024-11-03T06:30:00.000Z',
  '9999-12-31T23:59:59.999Z',
]

/** Runs the work with each zone as that of the process. */
export async function inEveryZone(work: () => Promise<void>): Promise<void> {
  const before = process.env['TZ']
  try {
    for (const zone of zones) {
      process.env['TZ'] = zone
      await work()
    }
  } finally {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  }
}

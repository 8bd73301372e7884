/** Whether a server says of itself that it is PostgreSQL of that major version: `15.18 (Debian 15.18-0+deb12u1)`. */
export function isPostgresql(version: string, major: number): boolean {
  return version.split('.')[0] === String(major)
}

/** A program called `mysqld` may be MariaDB, whose version says so: `10.11.18-MariaDB-0+deb12u1`. */
export function isMysql(version: string): boolean {
  return !isMariadb(version) && Number.parseInt(version, 10) >= 9
}

export function isMariadb(version: string): boolean {
  return /-mariadb/i.test(version)
}

/** Redis from the release on that has functions and access lists by key. */
export function isRedis(version: string): boolean {
  return Number.parseInt(version, 10) >= 7
}

/** `9.7.4`, `7.0.15`, `10.11.18-MariaDB`, `15.18`: from the line that a server program prints for `--version`. */
export function readVersion(said: string): string | undefined {
  return /(?:\bVer |\(PostgreSQL\) |^Redis server v=)(\d+(?:\.\d+)*(?:-MariaDB)?)/.exec(said)?.[1]
}

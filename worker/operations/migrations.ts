/** The names of all migrations at the time of the build (vite.config.ts); nothing where the code runs without a build. */
declare const MIGRATIONS_AT_BUILD: readonly string[] | undefined

/** The migrations that this Worker was built with, and that its database must have taken. */
export const EXPECTED_MIGRATIONS: readonly string[] =
  typeof MIGRATIONS_AT_BUILD === 'undefined' ? [] : MIGRATIONS_AT_BUILD

/** Those of the expected that a database has not taken. More than expected is no harm: a Worker may have been rolled back. */
export const missingMigrations = (
  taken: readonly string[],
  expected: readonly string[] = EXPECTED_MIGRATIONS,
): string[] => expected.filter((name) => !taken.includes(name))

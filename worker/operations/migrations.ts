/** The names of all migrations at build time (vite.config.ts); undefined where the code runs without a build. */
declare const MIGRATIONS_AT_BUILD: readonly string[] | undefined

/** The migrations of this build, which its database must have applied. */
export const EXPECTED_MIGRATIONS: readonly string[] =
  typeof MIGRATIONS_AT_BUILD === 'undefined' ? [] : MIGRATIONS_AT_BUILD

/**
 * The expected migrations that a database has not applied. Additional ones are allowed: a Worker may have been rolled
 * back.
 */
export const missingMigrations = (
  applied: readonly string[],
  expected: readonly string[] = EXPECTED_MIGRATIONS,
): string[] => expected.filter((name) => !applied.includes(name))

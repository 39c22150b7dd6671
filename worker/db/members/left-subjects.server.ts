import { type MemberBindings, memberDatabases } from './databases.ts'

/**
 * Notes in a database that a login had been removed, or its account deleted, if another database knows it: there its
 * former sessions must stay ended, too. `digest`: the SHA-256 of its subject.
 */
export async function carryLeftSubject(env: MemberBindings, db: D1Database, digest: string): Promise<void> {
  const others = memberDatabases(env).filter((one) => one !== db)
  const moments = await Promise.all(
    others.map((one) =>
      one.prepare('SELECT left_at FROM left_subjects WHERE digest = ?').bind(digest).first<string>('left_at'),
    ),
  )
  const latest = moments
    .filter((moment) => moment !== null)
    .toSorted()
    .at(-1)
  if (latest === undefined) return
  await db
    .prepare(
      `INSERT INTO left_subjects (digest, left_at) VALUES (?, ?)
       ON CONFLICT (digest) DO UPDATE SET left_at = max(left_at, excluded.left_at)`,
    )
    .bind(digest, latest)
    .run()
}

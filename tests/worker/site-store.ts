import type { Store } from '#scripts/backup/backup.ts'
import { steadyDatabase } from '#scripts/backup/steady-database.ts'
import type { SiteServer } from '#scripts/local/serve.ts'

/** The data of a running site, in the shape that backups and restores use. */
export const storeOf = async ({ miniflare }: Pick<SiteServer, 'miniflare'>): Promise<Store> =>
  ({
    db: steadyDatabase((await miniflare.getD1Database('DB')) as unknown as D1Database),
    buckets: {
      MEDIA: await miniflare.getR2Bucket('MEDIA'),
      PHOTOS: await miniflare.getR2Bucket('PHOTOS'),
    },
    pages: await miniflare.getR2Bucket('PAGES'),
  }) as unknown as Store

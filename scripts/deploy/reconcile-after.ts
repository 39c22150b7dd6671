import { reconcileSite, repairSite } from '../reconcile-site.ts'

/**
 * Compares every public page with the database and publishes again what differs: a page published during the rollout
 * is in the overlay of one of the two builds only.
 * @returns how many pages were compared, and how many were published again
 */
export const reconcileAfter = async (
  host: string,
  key: string,
): Promise<{ pages: number; repaired: number }> => {
  const { pages, found } = await reconcileSite(host, undefined, key)
  const differing = [...new Set(found.map(({ address }) => address))]
  if (differing.length === 0) return { pages, repaired: 0 }
  await repairSite(host, differing, key)
  const left = await reconcileSite(host, differing, key)
  if (left.found.length > 0)
    throw new Error(
      `${left.found.length} pages still differ from the database (${left.found[0]?.address}). Run: npm run reconcile -- --remote`,
    )
  return { pages, repaired: differing.length }
}

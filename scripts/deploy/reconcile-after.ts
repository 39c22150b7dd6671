import { reconcileSite, repairSite } from '../reconcile-site.ts'

/**
 * Compares every public page with the database, and publishes again what differs: what somebody published while two
 * versions answered lies over one of them only.
 * @returns how many pages were compared, and how many had to be published again
 */
export const reconcileAfter = async (
  host: string,
  key: string,
): Promise<{ asked: number; repaired: number }> => {
  const { asked, found } = await reconcileSite(host, undefined, key)
  const differing = [...new Set(found.map(({ address }) => address))]
  if (differing.length === 0) return { asked, repaired: 0 }
  await repairSite(host, differing, key)
  const left = await reconcileSite(host, differing, key)
  if (left.found.length > 0)
    throw new Error(
      `データベースと違うページが${left.found.length}件、残っています（${left.found[0]?.address}）。`,
    )
  return { asked, repaired: differing.length }
}
